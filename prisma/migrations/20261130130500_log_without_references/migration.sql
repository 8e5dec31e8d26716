-- Both tables are written only by statements that move the game's row: checking the reference for every row is work for
-- nothing.
-- DropForeignKey
ALTER TABLE "GameEvent" DROP CONSTRAINT "GameEvent_gameId_fkey";

-- DropForeignKey
ALTER TABLE "Command" DROP CONSTRAINT "Command_gameId_fkey";

-- A page with room keeps a game's next versions beside it, so that no index is written when it moves.
ALTER TABLE "Game" SET (fillfactor = 70);
ALTER TABLE "Seat" SET (fillfactor = 70);
