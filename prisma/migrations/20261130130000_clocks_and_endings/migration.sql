-- CreateEnum
CREATE TYPE "Pace" AS ENUM ('none', 'live', 'fast');

-- CreateEnum
CREATE TYPE "Ending" AS ENUM ('played', 'resignation', 'agreement', 'withoutResult');

-- AlterEnum
ALTER TYPE "Seating" ADD VALUE 'same';

-- AlterTable
ALTER TABLE "Game" ADD COLUMN "ending" "Ending",
ADD COLUMN "pace" "Pace" NOT NULL DEFAULT 'none',
ADD COLUMN "rematchOf" TEXT;

-- Every game so far was played to its end.
UPDATE "Game" SET "ending" = 'played' WHERE "status" = 'finished';

-- AlterTable
ALTER TABLE "Seat" ADD COLUMN "askedAt" TIMESTAMPTZ(3),
ADD COLUMN "bank" INTEGER,
ADD COLUMN "missed" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Command" ALTER COLUMN "seat" DROP NOT NULL;

-- CreateTable
CREATE TABLE "Pulse" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Pulse_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Game_rematchOf_key" ON "Game"("rematchOf");

-- CreateIndex
CREATE INDEX "Game_status_pace_idx" ON "Game"("status", "pace");

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_rematchOf_fkey" FOREIGN KEY ("rematchOf") REFERENCES "Game"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A row that every beat moves.
INSERT INTO "Pulse" DEFAULT VALUES;
