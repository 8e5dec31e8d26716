-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "edition" INTEGER GENERATED ALWAYS AS ((rules ->> 'edition')::integer) STORED,
ADD COLUMN     "sharedAt" TIMESTAMPTZ(3),
ADD COLUMN     "side" TEXT GENERATED ALWAYS AS (rules ->> 'side') STORED;

-- AlterTable
ALTER TABLE "Seat" ADD COLUMN     "nameKey" TEXT GENERATED ALWAYS AS (lower(name)) STORED,
ADD COLUMN     "startedAt" TIMESTAMPTZ(3);

-- Games that have begun already
UPDATE "Seat" SET "startedAt" = "Game"."startedAt" FROM "Game"
WHERE "Game".id = "Seat"."gameId" AND "Game"."startedAt" IS NOT NULL;

-- DropIndex
DROP INDEX "Seat_userId_idx";

-- CreateIndex
CREATE INDEX "Game_visibility_startedAt_id_idx" ON "Game"("visibility", "startedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Game_visibility_status_startedAt_id_idx" ON "Game"("visibility", "status", "startedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Game_visibility_side_edition_players_startedAt_id_idx" ON "Game"("visibility", "side", "edition", "players", "startedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Seat_userId_startedAt_gameId_idx" ON "Seat"("userId", "startedAt" DESC, "gameId" DESC);

-- CreateIndex
CREATE INDEX "Seat_nameKey_startedAt_gameId_idx" ON "Seat"("nameKey", "startedAt" DESC, "gameId" DESC);
