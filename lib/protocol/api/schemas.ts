import { z } from "zod";
import { BOT_LEVELS } from "../bots";
import { PACES } from "../pace";
import { ENDINGS } from "../room-entry";

/** What the API answers. Every schema is published under its id in the API's description. */
export const apiSchemas = z.registry<{ readonly id: string; readonly description?: string }>();

const rules = z
  .strictObject({
    edition: z.union([z.literal(1), z.literal(2)]),
    side: z.enum(["europe", "north-america"]),
    board: z.string().meta({ description: "The board, as europe-1." }),
    players: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    callsigns: z
      .enum(["chosen", "random"])
      .meta({ description: "Whether the players placed the callsigns or the dice did." }),
  })
  .register(apiSchemas, { id: "Rules", description: "What was fixed before the game." });

const seat = z
  .strictObject({
    seat: z.int().min(0).max(3).meta({ description: "Place in turn order, from 0." }),
    playerId: z.string(),
    name: z.string().meta({ description: "As it stood at the table." }),
    bot: z
      .enum(BOT_LEVELS)
      .nullable()
      .meta({ description: "The style of the bot that played the seat; null where a person did." }),
    score: z
      .int()
      .nullable()
      .meta({ description: "Final points; null while the game runs and where it ended without a result." }),
    place: z.int().min(1).max(4).nullable().meta({ description: "1 is the best, shared by equals; null as score is." }),
  })
  .register(apiSchemas, { id: "Seat" });

export const apiGame = z
  .strictObject({
    id: z.string(),
    game: z.literal("opensky"),
    rules,
    status: z.enum(["running", "finished"]),
    rated: z.boolean().meta({ description: "Whether the result counts for ratings." }),
    pace: z
      .enum(PACES)
      .meta({ description: "The clocks: none, live (3 min and 20 s a decision) or fast (1 min and 10 s)." }),
    ending: z.enum(ENDINGS).nullable().meta({ description: "How it ended; null while it runs." }),
    month: z.int().min(0).max(11).nullable().meta({ description: "The month that is played, 0 is April." }),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    seats: z.array(seat),
    page: z.string().meta({ description: "Path of the page where the game can be watched or replayed." }),
    record: z.string().nullable().meta({ description: "Path of the record; null while the game runs." }),
  })
  .register(apiSchemas, {
    id: "Game",
    description: "A public game. Of a running one nothing is told that is not open at the table.",
  });

export const apiGames = z
  .strictObject({
    games: z.array(apiGame),
    next: z
      .string()
      .nullable()
      .meta({ description: "The cursor of the next page, for the parameter `after`; null on the last." }),
  })
  .register(apiSchemas, { id: "Games" });

export const apiRecord = z
  .strictObject({
    format: z.literal("opensky-record/1"),
    rules,
    seed: z.string().regex(/^[0-9a-f]{64}$/),
    commands: z.array(
      z.looseObject({
        type: z.string(),
        seat: z.int().min(0).max(3),
      }),
    ),
  })
  .register(apiSchemas, {
    id: "Record",
    description: "A whole finished game: its seed and every decision of its players.",
  });

export const apiPlayer = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    games: z
      .strictObject({ running: z.int().min(0), finished: z.int().min(0), won: z.int().min(0) })
      .meta({ description: "Public games alone; a shared victory counts as won." }),
  })
  .register(apiSchemas, { id: "Player" });

const ranked = z
  .strictObject({
    rank: z.int().min(1).meta({ description: "Shared by equals." }),
    playerId: z.string(),
    name: z.string(),
    rating: z.int(),
    uncertainty: z.int().min(0).meta({ description: "A standard deviation, in the same points." }),
    rankedBy: z.int().meta({ description: "The rating less three times its uncertainty." }),
    games: z.int().min(0).meta({ description: "Rated games on which it rests." }),
    page: z.string().meta({ description: "Path of the player's page." }),
  })
  .register(apiSchemas, { id: "RankedPlayer" });

export const apiLeaderboard = z
  .strictObject({
    pool: z.enum(["two", "more"]),
    side: z.enum(["all", "europe", "north-america"]),
    period: z.string(),
    players: z.array(ranked),
    next: z.string().nullable().meta({ description: "The cursor of the next page, for the parameter `after`; null on the last." }),
  })
  .register(apiSchemas, { id: "Leaderboard", description: "Players whose ratings are established, the best first." });

export const apiProblem = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    parameter: z.string().optional().meta({ description: "The parameter that is wrong, where one is." }),
  })
  .register(apiSchemas, { id: "Problem", description: "Why a request was not answered (RFC 9457)." });

export type ApiGame = z.infer<typeof apiGame>;
export type ApiGames = z.infer<typeof apiGames>;
export type ApiPlayer = z.infer<typeof apiPlayer>;
export type ApiLeaderboard = z.infer<typeof apiLeaderboard>;
export type ApiProblem = z.infer<typeof apiProblem>;
