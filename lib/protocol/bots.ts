import type { Identity } from "./table";

/** The airlines to play against, from the gentlest to the strongest. */
export const BOT_LEVELS = ["regional", "national", "flagCarrier"] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** A player that is no person: it sits in a seat like any other, and is known by its id everywhere. */
export interface Bot extends Identity {
  readonly level: BotLevel;
}

/** Airlines without a person, with names short enough for a tag. No session is ever made for one of these ids, so that nobody can pass for a bot. */
const AIRLINES: Readonly<Record<BotLevel, readonly [string, string, string]>> = {
  regional: ["Pinewood Air", "Lakeside Link", "Puffin Hop"],
  national: ["Northlight", "Amber Coast", "Four Rivers"],
  flagCarrier: ["Albatross", "Crown Meridian", "Blue Compass"],
};

/** As many of each level as a table can take. */
export const BOTS: readonly Bot[] = BOT_LEVELS.flatMap((level, kind) =>
  AIRLINES[level].map((name, place) => ({ userId: `b0700000-0000-4000-8000-00000000${kind + 1}00${place + 1}`, name, level })),
);

const BY_ID: ReadonlyMap<string, Bot> = new Map(BOTS.map((bot) => [bot.userId, bot]));

/** Null for a person. */
export const botOf = (userId: string): Bot | null => BY_ID.get(userId) ?? null;

/** The next bot of a level that does not sit at a table yet; null where all of them do. */
export const freeBot = (level: BotLevel, seated: readonly Identity[]): Bot | null =>
  BOTS.find((bot) => bot.level === level && !seated.some(({ userId }) => userId === bot.userId)) ?? null;
