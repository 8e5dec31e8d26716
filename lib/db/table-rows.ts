import type { Rules } from "@/lib/engine/opensky/words";
import type { Revealed, TableInfo } from "@/lib/protocol/table";
import type { StoredTable } from "@/lib/rooms/ports";
import type { Prisma } from "./generated/client";

/** What anybody who may read a table may know of it: neither the server's bytes nor the seed. */
export const PUBLIC_COLUMNS = {
  id: true,
  game: true,
  rules: true,
  visibility: true,
  status: true,
  seating: true,
  pace: true,
  ending: true,
  rematchOf: true,
  rematch: { select: { id: true } },
  hostId: true,
  commitment: true,
  revision: true,
  month: true,
  createdAt: true,
  seats: {
    select: { userId: true, name: true, seat: true, score: true, place: true, contribution: true, contributionBy: true },
    orderBy: [{ seat: "asc" }, { joinOrder: "asc" }],
  },
} as const satisfies Prisma.GameSelect;

export type TableRow = Prisma.GameGetPayload<{ select: typeof PUBLIC_COLUMNS }>;

/** A row as a plain object. `revealed` is what `revealedSeeds` says of it. */
export function storedTable(row: TableRow, revealed: Revealed | null): StoredTable {
  const { seats } = row;
  return {
    revision: row.revision,
    info: {
      gameId: row.id,
      game: row.game as TableInfo["game"],
      rules: row.rules as unknown as Rules,
      visibility: row.visibility,
      status: row.status,
      seating: row.seating,
      pace: row.pace,
      hostId: row.hostId,
      players: seats.map(({ userId, name }) => ({ userId, name, presence: "gone" })),
      commitment: row.commitment,
      fairness: {
        contributions: seats.map(({ contribution, contributionBy }) => ({ bytes: contribution, by: contributionBy })),
        revealed,
      },
      createdAt: row.createdAt.toISOString(),
      progress: row.month === null ? null : { month: row.month },
      ending: row.ending,
      rematchOf: row.rematchOf,
      rematch: row.rematch?.id ?? null,
      result:
        row.status === "finished" && row.ending !== "withoutResult"
          ? {
              scores: seats.map(({ score }) => score ?? 0),
              places: seats.map(({ place }) => place ?? 0),
              winners: seats.flatMap(({ place }, seat) => (place === 1 ? [seat] : [])),
            }
          : null,
    },
  };
}
