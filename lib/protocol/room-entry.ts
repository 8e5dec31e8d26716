import type { EventView } from "@/lib/engine/opensky/events";
import type { BotLevel } from "./bots";

type Seat = number;

/** What the others can decide while a seat is away: to let the room act for it, or to stop. */
export type Motion = { readonly kind: "standIn"; readonly seat: Seat } | { readonly kind: "withoutResult" };

/** How a game ended: in its last month, or before. */
export const ENDINGS = ["played", "resignation", "agreement", "withoutResult"] as const;
export type Ending = (typeof ENDINGS)[number];

/**
 * What the room writes into a game's log beside the game's own events. The game's fold passes these over; what they
 * amount to is told by `foldLife`.
 */
export type RoomEntry =
  /** Among the first entries of a log: no person plays the seat. */
  | { readonly type: "room/botSeated"; readonly seat: Seat; readonly level: BotLevel }
  /**
   * The events that follow are the most harmless action, which the room took for the seat; `stuck`: because its bot could
   * not decide. With `bot` they are what a bot decided for a seat that was handed over.
   */
  | { readonly type: "room/actedFor"; readonly seat: Seat; readonly why: ActedWhy }
  | { readonly type: "room/wentAway"; readonly seat: Seat }
  | { readonly type: "room/cameBack"; readonly seat: Seat }
  | { readonly type: "room/resigned"; readonly seat: Seat }
  | { readonly type: "room/endOffered"; readonly seat: Seat }
  | { readonly type: "room/endAccepted"; readonly seat: Seat }
  /** By whom did not agree; who had offered takes the offer back. */
  | { readonly type: "room/endDeclined"; readonly seat: Seat }
  | { readonly type: "room/voted"; readonly seat: Seat; readonly motion: Motion }
  | { readonly type: "room/voteWithdrawn"; readonly seat: Seat; readonly motion: Motion }
  | { readonly type: "room/handedOver"; readonly seat: Seat }
  /** The last entry of a game that ended before its last month. */
  | { readonly type: "room/ended"; readonly how: Exclude<Ending, "played"> };

export type ActedWhy = "time" | "standIn" | "resigned" | "bot" | "stuck";

/** One entry of a game's log as a viewer may know it. */
export type LogEntryView = EventView | RoomEntry;

/** Whether an entry is the room's own, not the game's. */
export const isRoomEntry = (entry: { readonly type: string }): entry is RoomEntry => entry.type.startsWith("room/");
