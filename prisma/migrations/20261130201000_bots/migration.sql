-- Since when a bot is asked. Few games have one at any moment: the index holds these alone.
ALTER TABLE "Game" ADD COLUMN "botAskedAt" TIMESTAMPTZ(3);

CREATE INDEX "Game_botAskedAt_waiting" ON "Game"("botAskedAt") WHERE "botAskedAt" IS NOT NULL;
