import type { Contribution, Identity, TableStatus } from "@/lib/protocol/table";
import type { NewTable, SeedParts, Start, StoredTable, TableStore } from "@/lib/rooms/ports";
import type { Database } from "./database";
import { storedTables } from "./revealed";
import { PUBLIC_COLUMNS } from "./table-rows";

/** Tables before their start, in Postgres. */
export class PgTableStore implements TableStore {
  constructor(private readonly db: Database) {}

  async table(gameId: string): Promise<StoredTable | null> {
    const row = await this.db.prisma.game.findUnique({ where: { id: gameId }, select: PUBLIC_COLUMNS });
    return row && ((await storedTables(this.db, [row]))[0] ?? null);
  }

  async openSeats(userId: string): Promise<number> {
    return this.db.prisma.seat.count({ where: { userId, game: { status: "open" } } });
  }

  async hasAccount(userId: string): Promise<boolean> {
    return (await this.db.prisma.user.count({ where: { id: userId, kind: "account" } })) === 1;
  }

  async create(table: NewTable): Promise<boolean> {
    const { host } = table;
    const rows = await this.db.query(
      "create-table",
      `WITH host AS (
         INSERT INTO "User" (id, name) VALUES ($8, $9) ON CONFLICT (id) DO NOTHING
       ), made AS (
         INSERT INTO "Game" (id, game, "rulesVersion", rules, players, visibility, seating, "hostId", commitment,
           "serverBytes", pace, "rematchOf", rated)
         VALUES ($1, $2, $3, $4::jsonb, $5, $6::"Visibility", $7::"Seating", $8, $10, $11, $14::"Pace", $15, $16)
         ON CONFLICT ("rematchOf") DO NOTHING RETURNING id
       )
       INSERT INTO "Seat" ("gameId", "userId", "joinOrder", name, contribution, "contributionBy")
       SELECT id, $8, 0, $9, $12, $13::"ContributionBy" FROM made RETURNING "gameId"`,
      [
        table.gameId,
        table.game,
        table.rulesVersion,
        JSON.stringify(table.rules),
        table.players,
        table.visibility,
        table.seating,
        host.userId,
        host.name,
        table.commitment,
        table.serverBytes,
        table.contribution.bytes,
        table.contribution.by,
        table.pace,
        table.rematchOf,
        table.rated,
      ],
    );
    return rows.length === 1;
  }

  async join(gameId: string, revision: number, player: Identity, contribution: Contribution): Promise<boolean> {
    const rows = await this.db.query(
      "join-table",
      `WITH moved AS (
         UPDATE "Game" SET revision = revision + 1, "updatedAt" = now()
         WHERE id = $1 AND revision = $2 AND status = 'open' RETURNING id
       ), player AS (
         INSERT INTO "User" (id, name) SELECT $3, $4 FROM moved ON CONFLICT (id) DO NOTHING
       )
       INSERT INTO "Seat" ("gameId", "userId", "joinOrder", name, contribution, "contributionBy")
       SELECT id, $3, (SELECT coalesce(max("joinOrder"), -1) + 1 FROM "Seat" WHERE "gameId" = $1), $4, $5,
         $6::"ContributionBy"
       FROM moved
       RETURNING "joinOrder"`,
      [gameId, revision, player.userId, player.name, contribution.bytes, contribution.by],
    );
    return rows.length === 1;
  }

  async leave(
    gameId: string,
    revision: number,
    userId: string,
    status: TableStatus,
    hostId: string,
  ): Promise<boolean> {
    const rows = await this.db.query(
      "leave-table",
      `WITH moved AS (
         UPDATE "Game" SET revision = revision + 1, "updatedAt" = now(), status = $4::"GameStatus", "hostId" = $5,
           "rematchOf" = CASE WHEN $4 = 'closed' THEN NULL ELSE "rematchOf" END
         WHERE id = $1 AND revision = $2 AND status = 'open' RETURNING id
       )
       DELETE FROM "Seat" USING moved WHERE "gameId" = moved.id AND "userId" = $3 RETURNING "joinOrder"`,
      [gameId, revision, userId, status, hostId],
    );
    return rows.length === 1;
  }

  async seedParts(gameId: string): Promise<SeedParts> {
    const row = await this.db.prisma.game.findUniqueOrThrow({
      where: { id: gameId },
      select: { serverBytes: true, seats: { select: { userId: true, contribution: true } } },
    });
    return {
      serverBytes: row.serverBytes,
      contributions: new Map(row.seats.map(({ userId, contribution }) => [userId, contribution])),
    };
  }

  async seatOrder(gameId: string): Promise<readonly string[]> {
    const seats = await this.db.prisma.seat.findMany({
      where: { gameId, seat: { not: null } },
      select: { userId: true },
      orderBy: { seat: "asc" },
    });
    return seats.map(({ userId }) => userId);
  }

  async start({ gameId, revision, seats, seed, events, month, clocks, botAsked }: Start): Promise<boolean> {
    const rows = await this.db.query(
      "start-table",
      `WITH moved AS (
         UPDATE "Game" SET revision = revision + 1, version = jsonb_array_length($5::jsonb), status = 'playing',
           seed = $4, month = $6, "updatedAt" = now(), "startedAt" = now(),
           "botAskedAt" = CASE WHEN $9::boolean THEN now() END
         WHERE id = $1 AND revision = $2 AND status = 'open' RETURNING id
       ), seated AS (
         UPDATE "Seat" SET seat = drawn.place - 1, "startedAt" = now(), bank = $7::int,
           "askedAt" = CASE WHEN $8::jsonb @> to_jsonb(drawn.place - 1) THEN now() END
         FROM moved, jsonb_array_elements_text($3::jsonb) WITH ORDINALITY AS drawn (who, place)
         WHERE "gameId" = moved.id AND "userId" = drawn.who
       ), logged AS (
         INSERT INTO "GameEvent" ("gameId", seq, data)
         SELECT moved.id, event.place - 1, event.data
         FROM moved, jsonb_array_elements($5::jsonb) WITH ORDINALITY AS event (data, place)
       )
       SELECT id FROM moved`,
      [
        gameId,
        revision,
        JSON.stringify(seats),
        seed,
        JSON.stringify(events),
        month,
        clocks?.bank ?? null,
        JSON.stringify(clocks?.asked ?? []),
        botAsked,
      ],
    );
    return rows.length === 1;
  }
}
