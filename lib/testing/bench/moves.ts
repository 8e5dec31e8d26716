import { randomBytes, randomUUID } from "node:crypto";
import { mintSession } from "@/lib/auth/session";
import type { Database } from "@/lib/db/database";
import { PgTableStore } from "@/lib/db/table-store";
import type { Rules } from "@/lib/engine/opensky/words";
import { opening, play } from "../games";
import { keys } from "../house/served";

/** One command of a game that is known beforehand, since its seed is. */
export interface BenchMove {
  readonly seat: number;
  /** Events before and after it. */
  readonly version: number;
  readonly after: number;
  readonly phase: string;
  readonly command: { readonly type: string };
}

export interface BenchGame {
  readonly gameId: string;
  readonly moves: readonly BenchMove[];
}

/** Four players who play one game after another. */
export interface BenchRoom {
  /** Session cookies in seat order. */
  readonly cookies: readonly string[];
  readonly games: readonly BenchGame[];
}

const PLAYERS = 4;
const RULES: Rules = { edition: 2, side: "europe", board: "europe-1", players: PLAYERS, callsigns: "random" };
const hex32 = (): string => randomBytes(32).toString("hex");

/** Rooms of four whose games have begun in the database. */
export async function benchRooms(database: Database, rooms: number, games: number): Promise<readonly BenchRoom[]> {
  const store = new PgTableStore(database);
  return Promise.all(
    Array.from({ length: rooms }, async () => {
      const players = Array.from({ length: PLAYERS }, (_, n) => ({ userId: randomUUID(), name: `Player ${n}` }));
      const cookies = await Promise.all(
        players.map(async ({ userId }) => {
          const { name, value } = await mintSession(userId, keys);
          return `${name}=${value}`;
        }),
      );
      const begun: BenchGame[] = [];
      while (begun.length < games) begun.push(await begin(store, players));
      return { cookies, games: begun };
    }),
  );
}

async function begin(store: PgTableStore, players: readonly { userId: string; name: string }[]): Promise<BenchGame> {
  const setup = { rules: RULES, seed: hex32(), choices: hex32(), temper: "keen" as const };
  const gameId = randomBytes(8).toString("hex");
  const [host, ...others] = players as [(typeof players)[number], ...(typeof players)[number][]];
  const contribution = { bytes: hex32(), by: "client" } as const;
  const table = { game: "opensky", rulesVersion: 1, rules: RULES, players: PLAYERS, visibility: "link" } as const;
  const secret = { serverBytes: hex32(), commitment: hex32() };
  const plain = { seating: "joined", pace: "none", rated: false, rematchOf: null } as const;
  await store.create({ gameId, ...table, ...plain, host, contribution, ...secret });
  for (const [n, player] of others.entries()) await store.join(gameId, n, player, contribution);
  const first = opening(setup);
  const seats = players.map(({ userId }) => userId);
  const begun = { seed: setup.seed, events: first.events, month: 0, clocks: null, botAsked: false };
  const at = { gameId, revision: others.length, seats, ...begun };
  if (!(await store.start(at))) throw new Error("a bench's game did not begin");
  let version = first.events.length;
  const moves = [...play(setup)].map(({ before, command: { seat, ...command }, events }) => {
    const move = { seat, version, after: version + events.length, phase: before.phase, command };
    version = move.after;
    return move;
  });
  return { gameId, moves };
}
