import type { TableInfo } from "@/lib/protocol/table";

export interface Departure {
  readonly table: TableInfo;
  readonly mine: boolean;
}

/** Own tables first, then those that may be joined, fullest first, then those to watch; each table once. */
export const departures = (
  userId: string,
  own: readonly TableInfo[],
  open: readonly TableInfo[],
): readonly Departure[] => {
  const seated = (table: TableInfo) => table.players.some((player) => player.userId === userId);
  // The live list is newer than the page: it has left what it does not seat the visitor at any more.
  const fresh = new Map(open.map((table) => [table.gameId, table]));
  const mine = new Map(own.map((table) => [table.gameId, fresh.get(table.gameId) ?? table]));
  for (const table of open) if (seated(table)) mine.set(table.gameId, table);
  const others = open.filter((table) => !seated(table));
  const wait = ({ status, rules, players }: TableInfo) =>
    status === "open" ? rules.players - players.length || 10 : 20;
  return [
    ...[...mine.values()].filter(seated).map((table) => ({ table, mine: true })),
    ...others.toSorted((a, b) => wait(a) - wait(b)).map((table) => ({ table, mine: false })),
  ];
};
