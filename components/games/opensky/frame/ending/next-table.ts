import type { TableInfo } from "@/lib/protocol/table";
import type { Message } from "../words/message";

/** What the table of the next game is to a reader: how it stands, and the way there. */
export interface NextTable {
  readonly note: Message | null;
  readonly way: "join" | "go" | "watch";
}

/**
 * The next table for a player of the last game (`me` is a user's id) or a spectator (null). Before the table is known
 * a player's way is to join: the server leads who sits there already to it.
 */
export function nextTableWords(table: TableInfo | null, me: string | null): NextTable {
  const there = table?.players.some(({ userId }) => userId === me) === true;
  const way = me === null ? "watch" : there ? "go" : table === null || table.status === "open" ? "join" : "watch";
  if (table === null) return { note: null, way };
  switch (table.status) {
    case "open":
      return { note: there ? { key: "final.rematchMine" } : wanted(table), way };
    case "playing":
      return { note: { key: "final.rematchBegan" }, way };
    case "finished":
      return { note: { key: "final.rematchOver" }, way };
    case "closed":
      return { note: null, way };
  }
}

const wanted = ({ players, rules }: TableInfo): Message => ({
  key: "final.rematchWanted",
  values: { n: players.length, of: rules.players, people: players.map(({ name }) => name) },
});
