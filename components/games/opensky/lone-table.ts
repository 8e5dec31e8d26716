import type { Rules } from "@/lib/engine/opensky/words";
import type { TableInfo } from "@/lib/protocol/table";

/** A game that no room keeps as a table, without an address: the practice flight, or what a file tells. */
export const loneTable = (rules: Rules, status: "playing" | "finished", names: readonly string[] = []): TableInfo => ({
  gameId: "",
  game: "opensky",
  rules,
  visibility: "link",
  status,
  seating: "joined",
  pace: "none",
  rated: false,
  hostId: "",
  players: names.map((name, seat) => ({ userId: String(seat), name, presence: "here" })),
  commitment: "",
  fairness: { contributions: [], revealed: null },
  createdAt: "",
  progress: null,
  ending: null,
  result: null,
  rematchOf: null,
  rematch: null,
});
