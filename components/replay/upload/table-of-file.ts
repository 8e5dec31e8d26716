import type { Rules } from "@/lib/engine/opensky/words";
import type { TableInfo } from "@/lib/protocol/table";

/** A file's game as a table: nobody is known to have sat there. */
export const tableOfFile = (rules: Rules): TableInfo => ({
  gameId: "",
  game: "opensky",
  rules,
  visibility: "link",
  status: "finished",
  seating: "joined",
  pace: "none",
  rated: false,
  hostId: "",
  players: [],
  commitment: "",
  fairness: { contributions: [], revealed: null },
  createdAt: "",
  progress: null,
  ending: null,
  result: null,
  rematchOf: null,
  rematch: null,
});
