import type { TableLife } from "@/lib/protocol/life";
import type { Motion, RoomEntry } from "@/lib/protocol/room-entry";
import { nameOf, who, type Cast } from "./cast";
import type { LogLine } from "./log-line";
import type { Message, MessageValue } from "./message";

/** Entries that stand in the log on their own; what the room did for a seat is told with what followed. */
type Told = Exclude<RoomEntry, { readonly type: "room/actedFor" }>;

/** Why the room acted for a seat: said before the action itself. */
export const actedForWords = (
  { seat, why }: Extract<RoomEntry, { readonly type: "room/actedFor" }>,
  cast: Cast,
): Message => ({ key: `room.actedFor.${why}`, values: who(cast, seat) });

/** What the players decided beside the game, in words; `before` is the table's life before the entry. */
export function roomLine(entry: Told, before: TableLife, cast: Cast): LogLine {
  switch (entry.type) {
    case "room/botSeated":
      return line("botSeated", entry.seat, cast, { level: entry.level });
    case "room/wentAway":
    case "room/cameBack":
    case "room/resigned":
    case "room/endOffered":
    case "room/endAccepted":
    case "room/handedOver":
      return line(entry.type.slice("room/".length), entry.seat, cast);
    case "room/endDeclined":
      return line(before.endOffer?.[0] === entry.seat ? "endTakenBack" : "endDeclined", entry.seat, cast);
    case "room/voted":
      return line(`voted.${entry.motion.kind}`, entry.seat, cast, about(entry.motion, cast));
    case "room/voteWithdrawn":
      return line(`voteWithdrawn.${entry.motion.kind}`, entry.seat, cast, about(entry.motion, cast));
    case "room/ended":
      return { seat: null, say: { key: `room.ended.${entry.how}` } };
  }
}

const line = (key: string, seat: number, cast: Cast, values: Readonly<Record<string, MessageValue>> = {}): LogLine => ({
  seat,
  say: { key: `room.${key}`, values: { ...who(cast, seat), ...values } },
});

const about = (motion: Motion, cast: Cast): Readonly<Record<string, MessageValue>> => {
  if (motion.kind === "withoutResult") return {};
  return { about: motion.seat === cast.me ? { key: "people.you" } : nameOf(cast, motion.seat) };
};
