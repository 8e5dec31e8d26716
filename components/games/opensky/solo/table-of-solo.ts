import type { TableInfo } from "@/lib/protocol/table";
import type { SoloGame } from "./game";

/** A game of this device as a table: it has no address, because no room keeps it. */
export const tableOfSolo = ({ rules }: SoloGame, names: readonly string[]): TableInfo => ({
  gameId: "",
  game: "opensky",
  rules,
  visibility: "link",
  status: "playing",
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
