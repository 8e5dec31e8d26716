-- CreateEnum
CREATE TYPE "Pool" AS ENUM ('two', 'more');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "country" TEXT,
ADD COLUMN     "emblem" INTEGER;

-- AlterTable
ALTER TABLE "Game" ADD COLUMN     "rated" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "SeatStats" (
    "gameId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "markets" INTEGER NOT NULL,
    "bids" INTEGER NOT NULL,
    "won" INTEGER NOT NULL,
    "fares" INTEGER NOT NULL,
    "flashDeals" INTEGER NOT NULL,
    "flashDealsWon" INTEGER NOT NULL,
    "gambles" INTEGER NOT NULL,
    "gamblesWon" INTEGER NOT NULL,

    CONSTRAINT "SeatStats_pkey" PRIMARY KEY ("gameId","seat")
);

-- CreateTable
CREATE TABLE "RatedGame" (
    "order" BIGSERIAL NOT NULL,
    "gameId" TEXT NOT NULL,

    CONSTRAINT "RatedGame_pkey" PRIMARY KEY ("order")
);

-- CreateTable
CREATE TABLE "RatingChange" (
    "order" BIGINT NOT NULL,
    "userId" TEXT NOT NULL,
    "pool" "Pool" NOT NULL,
    "place" INTEGER NOT NULL,
    "muBefore" DOUBLE PRECISION NOT NULL,
    "sigmaBefore" DOUBLE PRECISION NOT NULL,
    "muAfter" DOUBLE PRECISION NOT NULL,
    "sigmaAfter" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "RatingChange_pkey" PRIMARY KEY ("order","userId")
);

-- CreateTable
CREATE TABLE "Rating" (
    "pool" "Pool" NOT NULL,
    "side" TEXT NOT NULL,
    "season" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "mu" DOUBLE PRECISION NOT NULL,
    "sigma" DOUBLE PRECISION NOT NULL,
    "games" INTEGER NOT NULL,
    "standing" DOUBLE PRECISION,

    CONSTRAINT "Rating_pkey" PRIMARY KEY ("pool","side","season","userId")
);

-- CreateIndex
CREATE INDEX "Game_visibility_rated_startedAt_id_idx" ON "Game"("visibility", "rated", "startedAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "RatedGame_gameId_key" ON "RatedGame"("gameId");

-- CreateIndex
CREATE INDEX "RatingChange_userId_pool_order_idx" ON "RatingChange"("userId", "pool", "order" DESC);

-- CreateIndex
CREATE INDEX "Rating_pool_side_season_standing_userId_idx" ON "Rating"("pool", "side", "season", "standing" DESC, "userId");

-- CreateIndex
CREATE INDEX "Rating_userId_idx" ON "Rating"("userId");

-- AddForeignKey
ALTER TABLE "SeatStats" ADD CONSTRAINT "SeatStats_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RatedGame" ADD CONSTRAINT "RatedGame_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES "Game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RatingChange" ADD CONSTRAINT "RatingChange_order_fkey" FOREIGN KEY ("order") REFERENCES "RatedGame"("order") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RatingChange" ADD CONSTRAINT "RatingChange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Rating" ADD CONSTRAINT "Rating_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

