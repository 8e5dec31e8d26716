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

  async create(table: NewTable): Promise<void> {
    const { host } = table;
    await this.db.query(
      "create-table",
      `WITH host AS (
         INSERT INTO "User" (id, name) VALUES ($8, $9) ON CONFLICT (id) DO NOTHING
       ), made AS (
         INSERT INTO "Game" (id, game, "rulesVersion", rules, players, visibility, seating, "hostId", commitment, "serverBytes")
         VALUES ($1, $2, $3, $4::jsonb, $5, $6::"Visibility", $7::"Seating", $8, $10, $11)
       )
       INSERT INTO "Seat" ("gameId", "userId", "joinOrder", name, contribution, "contributionBy")
       VALUES ($1, $8, 0, $9, $12, $13::"ContributionBy")`,
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
      ],
    );
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
         UPDATE "Game" SET revision = revision + 1, "updatedAt" = now(), status = $4::"GameStatus", "hostId" = $5
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

  async start({ gameId, revision, seats, seed, events, month }: Start): Promise<boolean> {
    const rows = await this.db.query(
      "start-table",
      `WITH moved AS (
         UPDATE "Game" SET revision = revision + 1, version = jsonb_array_length($5::jsonb), status = 'playing',
           seed = $4, month = $6, "updatedAt" = now(), "startedAt" = now()
         WHERE id = $1 AND revision = $2 AND status = 'open' RETURNING id
       ), seated AS (
         UPDATE "Seat" SET seat = drawn.place - 1, "startedAt" = now()
         FROM moved, jsonb_array_elements_text($3::jsonb) WITH ORDINALITY AS drawn (who, place)
         WHERE "gameId" = moved.id AND "userId" = drawn.who
       ), logged AS (
         INSERT INTO "GameEvent" ("gameId", seq, data)
         SELECT moved.id, event.place - 1, event.data
         FROM moved, jsonb_array_elements($5::jsonb) WITH ORDINALITY AS event (data, place)
       )
       SELECT id FROM moved`,
      [gameId, revision, JSON.stringify(seats), seed, JSON.stringify(events), month],
    );
    return rows.length === 1;
  }
}
