import { z } from "zod";
import { NAME_CORE, NAME_LETTERS, NAME_LONGEST, NAME_SHORTEST } from "./display-name";
import { BOT_LEVELS } from "./bots";
import { PACES } from "./pace";

const gameId = z.string().regex(/^[a-z0-9]{8,32}$/, "a table's id, as in its link");
const hex32 = z.string().regex(/^[0-9a-f]{64}$/, "64 hex digits");
/** Chosen by the client, once for each command it sends; a repeat gets the first answer again. */
const commandId = z.uuid();

/** Stored as a 32-bit integer. */
const eventNumber = z.int32().min(0);

export const displayName = z
  .string()
  .trim()
  .min(NAME_SHORTEST, `a name of at least ${NAME_SHORTEST} characters`)
  .max(NAME_LONGEST, `a name of at most ${NAME_LONGEST} characters`)
  .regex(NAME_LETTERS, "letters, digits, spaces and . _ ' - only")
  .regex(NAME_CORE, "at least one letter or digit");

export const empty = z.strictObject({});
export const tablePayload = z.strictObject({ gameId });
/** A client that brings no part of the seed leaves it to the server to draw one, which is published as the server's. */
const contribution = hex32.optional();
export const contributionPayload = z.strictObject({ gameId, contribution });
export const enterPayload = z.strictObject({ gameId, from: eventNumber });
export const renamePayload = z.strictObject({ name: displayName });

const botLevel = z.enum(BOT_LEVELS);

export const createTablePayload = z
  .strictObject({
    game: z.literal("opensky"),
    side: z.enum(["europe", "north-america"]),
    edition: z.union([z.literal(1), z.literal(2)]),
    players: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    callsigns: z.enum(["chosen", "random"]),
    visibility: z.enum(["public", "link"]),
    seating: z.enum(["random", "joined"]),
    pace: z.enum(PACES),
    rated: z.boolean(),
    /** Who is seated at once beside the host; the game begins where that fills the table. */
    bots: z.array(botLevel).max(3).optional(),
    contribution,
  })
  // Who begins matters: where it counts nobody chooses it.
  .refine(({ rated, seating }) => !rated || seating === "random", {
    path: ["seating"],
    message: "random, as the table is rated",
  })
  .refine(({ rated, bots = [] }) => !rated || bots.length === 0, {
    path: ["bots"],
    message: "none, as the table is rated",
  })
  .refine(({ players, bots = [] }) => bots.length < players, {
    path: ["bots"],
    message: "fewer than the table has seats",
  });

export const seatBotPayload = z.strictObject({ gameId, level: botLevel });
export const unseatBotPayload = z.strictObject({ gameId, botId: z.uuid() });

/** A command is a list of lists at most; some databases do not survive reading JSON that is nested thousands deep. */
const DEEPEST = 4;
const shallow = (value: unknown, room = DEEPEST): boolean =>
  typeof value !== "object" || value === null || (room > 0 && Object.values(value).every((part) => shallow(part, room - 1)));

/** `version` is the number of events the player had seen, `phase` the phase the command was made for. */
export const commandPayload = z.strictObject({
  gameId,
  commandId,
  version: eventNumber,
  phase: z.string().max(40),
  command: z.looseObject({ type: z.string().max(40) }).refine((command) => shallow(command), "nested at most 4 deep"),
});

const seat = z.int().min(0).max(3);
const motion = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("standIn"), seat }),
  z.strictObject({ kind: z.literal("withoutResult") }),
]);

/** What a player does at the table beside the game: the room's own rules decide it. */
export const act = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("resign") }),
  z.strictObject({ type: z.literal("comeBack") }),
  z.strictObject({ type: z.literal("offerEnd") }),
  z.strictObject({ type: z.literal("answerEnd"), accept: z.boolean() }),
  z.strictObject({ type: z.literal("vote"), motion, wants: z.boolean() }),
]);

/** A repeat of the same `commandId` gets the first answer again. */
export const actPayload = z.strictObject({ gameId, commandId, act });

export type TablePayload = z.infer<typeof tablePayload>;
export type ContributionPayload = z.infer<typeof contributionPayload>;
export type EnterPayload = z.infer<typeof enterPayload>;
export type RenamePayload = z.infer<typeof renamePayload>;
export type SeatBotPayload = z.infer<typeof seatBotPayload>;
export type UnseatBotPayload = z.infer<typeof unseatBotPayload>;
export type CreateTablePayload = z.infer<typeof createTablePayload>;
export type Act = z.infer<typeof act>;
export type ActPayload = z.infer<typeof actPayload>;
export type CommandPayload = z.infer<typeof commandPayload>;
