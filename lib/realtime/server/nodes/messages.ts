import type { Clock } from "@/lib/protocol/pace";
import type { LogEntryView } from "@/lib/protocol/room-entry";

/** New events of a game, as each of its watchers may know them, on the way to all servers. */
export interface TravellingNews {
  readonly gameId: string;
  readonly from: number;
  readonly version: number;
  /** What a spectator may know. */
  readonly events: readonly LogEntryView[];
  /** Players who may know something else. */
  readonly own: readonly { readonly userId: string; readonly events: readonly LogEntryView[] }[];
  readonly clocks: readonly Clock[] | null;
}

/** One player's coming to a table or going from it, as a key of both. */
export type Whereabout = `${string} ${string}`;

/**
 * What the servers tell each other of who is at which table. `count` numbers a server's comings and goings: who finds
 * a gap asks for the whole.
 */
export type PresenceMessage = { readonly node: string } & (
  | { readonly kind: "came"; readonly count: number; readonly key: Whereabout }
  /** `left`: by the player's will, not with a lost line. */
  | { readonly kind: "went"; readonly count: number; readonly key: Whereabout; readonly left: boolean }
  | { readonly kind: "alive"; readonly count: number }
  | { readonly kind: "all"; readonly count: number; readonly keys: readonly Whereabout[] }
  | { readonly kind: "ask"; readonly of: string }
  | { readonly kind: "bye" }
);

/** Messages between servers. */
export interface BetweenNodes {
  "node:news": (news: TravellingNews) => void;
  "node:presence": (message: PresenceMessage) => void;
}
