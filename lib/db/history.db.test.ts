import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_GAMES, readGamesQuery, type GamesQuery } from "@/lib/history/list/query";
import { ratingMaths } from "@/lib/ratings/rate-game";
import { planOf, readWhole, wholeReads } from "@/lib/testing/plans/plans";
import { freshDatabase, type FreshDatabase } from "@/lib/testing/postgres/fresh";
import { dice } from "@/lib/testing/seed/dice";
import type { Person } from "@/lib/testing/seed/people";
import { seed } from "@/lib/testing/seed/seed";
import { connect, type Database } from "./database";
import { PgLogStore } from "./log-store";
import { finishedGame } from "./finished";
import { listGames, publicGame } from "./history";
import { gamesStatement } from "./history-statement";
import { shareDatabase } from "./shared";
import { share, sharingOf } from "./sharing";
import { openTables, tableInfo, tablesOf } from "./tables";

/** Enough that no plan is made for lack of size. */
const GAMES = 20_000;
/** Games that are compared of a long list. */
const ENOUGH = 400;
const NEVER_WHOLE = ["Game", "GameEvent", "Seat", "User"];

let fresh: FreshDatabase;
/** Its only connection: what it has read is known at once. */
let single: Database;
let busy: Person;
let rare: Person;

beforeAll(async () => {
  fresh = await freshDatabase();
  const client = new pg.Client({ connectionString: fresh.url });
  await client.connect();
  const people = await seed(client, { games: GAMES, people: 800, logs: 150, rounds: 1, random: dice(7) });
  await client.end();
  single = connect({ pool: { connectionString: fresh.url, max: 1 }, prepares: true });
  shareDatabase(single);
  [busy, rare] = [people[0]!, people.at(-1)!];
}, 240_000);

afterAll(async () => {
  await single.close();
  await fresh.drop();
});

const cursor = { startedAt: Date.UTC(2026, 5, 1), gameId: "aaaaaaaaaaaaaaaa" };
type Ask = (people: { readonly busy: Person; readonly rare: Person }) => Partial<GamesQuery>;
const QUERIES: Readonly<Record<string, Ask>> = {
  all: () => ({}),
  oldest: () => ({ order: "oldest" }),
  "a later page": () => ({ after: cursor }),
  running: () => ({ status: "running" }),
  finished: () => ({ status: "finished" }),
  "a side": () => ({ side: "europe" }),
  "an edition": () => ({ edition: 1 }),
  "a number of players": () => ({ players: 4 }),
  "everything narrowed": () => ({ side: "north-america", edition: 1, players: 4, status: "finished", after: cursor }),
  "running, narrowed": () => ({ side: "north-america", edition: 1, players: 4, status: "running" }),
  "a pace": () => ({ pace: "none" }),
  "a pace nobody played": () => ({ pace: "fast" }),
  casual: () => ({ rated: "no" }),
  "rated, which nobody played": () => ({ rated: "yes" }),
  "a month": () => ({ from: "2026-03-01", to: "2026-03-31" }),
  "somebody who plays much": ({ busy }) => ({ player: busy.userId }),
  "somebody who plays little": ({ rare }) => ({ player: rare.userId }),
  "a name": ({ busy }) => ({ player: busy.name.toUpperCase() }),
  "a name nobody has": () => ({ player: "Nobody At All" }),
  "what somebody won": ({ busy }) => ({ player: busy.userId, result: "won" }),
  "what somebody shared": ({ busy }) => ({ player: busy.userId, result: "shared", after: cursor }),
  "what somebody lost, narrowed": ({ busy }) => ({ player: busy.name, result: "lost", side: "europe", players: 2 }),
  "two against each other": ({ busy, rare }) => ({ player: busy.userId, opponent: rare.userId }),
  "somebody's oldest": ({ busy }) => ({ player: busy.userId, order: "oldest" }),
};
const asked = (ask: Ask): GamesQuery => ({ ...ANY_GAMES, ...ask({ busy, rare }) });
const VIEWERS = { "a stranger": () => null, "somebody who plays much": () => busy.userId };

describe("no list reads a table from end to end", () => {
  describe.each(Object.entries(VIEWERS))("for %s", (_, viewer) => {
    test.each(Object.entries(QUERIES))("%s", async (_name, ask) => {
      const { text, values } = gamesStatement(asked(ask), viewer(), 31);
      const whole = readWhole(await planOf(single, text, values));
      expect(whole.filter((table) => NEVER_WHOLE.includes(table))).toEqual([]);
    });
  });

  test("a plan that does is noticed", async () => {
    expect(
      readWhole(await planOf(single, `SELECT count(*) FROM "Game" WHERE rules ->> 'callsigns' = 'x'`, [])),
    ).toEqual(["Game"]);
  });

  test("the pages' other readings do not either", async () => {
    const [game] = (await listGames(ANY_GAMES, null, 1)).games;
    const before = await wholeReads(single);
    await openTables();
    await tablesOf(busy.userId);
    await tablesOf(rare.userId);
    await tableInfo(game!.gameId);
    await publicGame(game!.gameId);
    expect((await finishedGame(game!.gameId))?.events.length ?? 200).toBeGreaterThan(100);
    await new PgLogStore(single, ratingMaths).log(game!.gameId, 0);
    const after = await wholeReads(single);
    const grown = NEVER_WHOLE.filter((table) => after[table] !== before[table]);
    expect(grown).toEqual([]);
  });
});

describe("a list", () => {
  let rows: readonly Everything[];
  beforeAll(async () => {
    rows = await single.query<Everything>(
      "",
      `SELECT g.id, g.visibility, g.status, g.pace, g.rated, g.rules, g."startedAt", jsonb_agg(s ORDER BY s.seat) AS seats
       FROM "Game" g JOIN "Seat" s ON s."gameId" = g.id GROUP BY g.id ORDER BY g."startedAt" DESC, g.id DESC`,
      [],
    );
  });

  /** What a list must hold, worked out from all games one by one. */
  function expected(query: GamesQuery, viewer: string | null): readonly string[] {
    const ids = rows.filter((row) => matches(row, query, viewer)).map(({ id }) => id);
    return query.order === "newest" ? ids : ids.toReversed();
  }

  test.each(Object.entries(QUERIES))("of %s holds what it should, in order, page by page", async (_, ask) => {
    const query = asked(ask);
    for (const viewer of [null, busy.userId]) {
      const all = expected(query, viewer);
      const found: string[] = [];
      let after = query.after;
      do {
        const { games, next } = await listGames({ ...query, after }, viewer, 150);
        found.push(...games.map(({ gameId }) => gameId));
        after = next;
      } while (after !== null && found.length < ENOUGH);
      expect(found).toEqual(all.slice(0, found.length));
      if (after === null) expect(found.length).toBe(all.length);
      expect(new Set(found).size).toBe(found.length);
    }
  });

  test("is found by an address that says the same again", async () => {
    const address = `player=${busy.name}&side=europe&players=3&order=oldest`;
    const { query, faults } = readGamesQuery(new URLSearchParams(address));
    expect(faults).toEqual([]);
    const { games } = await listGames(query, null, 20);
    expect(games.length).toBe(20);
    expect(games.every((game) => game.seats.some(({ name }) => name === busy.name))).toBe(true);
  });
});

describe("who may see a table by link", () => {
  test("its players alone, until one of them shares it", async () => {
    const own = await listGames({ ...ANY_GAMES, player: busy.userId, status: "finished" }, busy.userId, 200);
    const game = own.games.find(({ visibility }) => visibility === "link")!;
    const { gameId } = game;
    const other = game.seats.find(({ userId }) => userId !== busy.userId)!.userId;
    const stranger = rare.userId;
    const sees = async (viewer: string | null): Promise<boolean> => {
      const lists = [{ ...ANY_GAMES, player: busy.userId }, { ...ANY_GAMES, player: busy.name }, ANY_GAMES];
      const around = { after: { startedAt: Date.parse(game.startedAt) + 1, gameId } };
      const seen = await Promise.all(lists.map((query) => listGames({ ...query, ...around }, viewer, 5)));
      const found = seen.map(({ games }) => games.some((each) => each.gameId === gameId));
      expect(new Set(found).size).toBe(1);
      return found[0]!;
    };
    expect(game.seats.some(({ userId }) => userId === stranger)).toBe(false);
    expect([await sees(busy.userId), await sees(other), await sees(stranger), await sees(null)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await publicGame(gameId)).toBeNull();

    expect(await share(gameId, stranger, true)).toBeNull();
    expect(await sees(null)).toBe(false);
    expect(await sharingOf(gameId, stranger)).toBeNull();
    expect(await sharingOf(gameId, other)).toEqual({ shared: false });

    expect(await share(gameId, other, true)).toEqual({ shared: true });
    expect([await sees(stranger), await sees(null)]).toEqual([true, true]);
    expect((await publicGame(gameId))?.gameId).toBe(gameId);

    expect(await share(gameId, busy.userId, false)).toEqual({ shared: false });
    expect([await sees(other), await sees(stranger), await sees(null)]).toEqual([true, false, false]);
  });

  test("a game that was public from the start, or that runs, has nothing to share", async () => {
    const games = await listGames({ ...ANY_GAMES, player: busy.userId }, busy.userId, 300);
    const open = games.games.find(
      (game) => game.visibility === "public" && game.sharedAt === null && game.status === "finished",
    )!;
    expect(await share(open.gameId, busy.userId, false)).toBeNull();
    const running = await single.query<{ id: string; user: string }>(
      "",
      `SELECT g.id, s."userId" AS user FROM "Game" g JOIN "Seat" s ON s."gameId" = g.id
       WHERE g.status = 'playing' AND g.visibility = 'link' LIMIT 1`,
      [],
    );
    expect(running.length).toBe(1);
    expect(await share(running[0]!.id, running[0]!.user, true)).toBeNull();
  });
});

test("a list tells of a running game what lies open, and nothing of its fares, its seed or its parts", async () => {
  const { games } = await listGames({ ...ANY_GAMES, status: "running" }, busy.userId, 500);
  expect(games.length).toBeGreaterThan(50);
  const allowed = [
    "ending",
    "finishedAt",
    "gameId",
    "month",
    "pace",
    "rated",
    "rules",
    "seats",
    "sharedAt",
    "startedAt",
    "status",
    "visibility",
  ];
  for (const game of games) {
    expect(Object.keys(game).sort()).toEqual(allowed);
    for (const seat of game.seats) {
      expect(Object.keys(seat).sort()).toEqual(["name", "place", "score", "userId"]);
      expect([seat.score, seat.place]).toEqual([null, null]);
    }
  }
  expect(JSON.stringify(games)).not.toMatch(/[0-9a-f]{64}/);
});

interface Everything {
  readonly id: string;
  readonly visibility: string;
  readonly status: string;
  readonly pace: string;
  readonly rated: boolean;
  readonly rules: { readonly side: string; readonly edition: number; readonly players: number };
  readonly startedAt: Date;
  readonly seats: readonly { readonly userId: string; readonly name: string; readonly place: number | null }[];
}

function matches(
  { visibility, status, pace, rated, rules, startedAt, seats }: Everything,
  query: GamesQuery,
  viewer: string | null,
): boolean {
  const sits = (who: string) =>
    seats.find(({ userId, name }) => userId === who || name.toLowerCase() === who.toLowerCase());
  const player = query.player === null ? null : sits(query.player);
  const winners = seats.filter(({ place }) => place === 1).length;
  const result = player?.place == null ? null : player.place > 1 ? "lost" : winners > 1 ? "shared" : "won";
  const begun = startedAt.toISOString().slice(0, 10);
  return (
    (visibility === "public" || seats.some(({ userId }) => userId === viewer)) &&
    player !== undefined &&
    (query.opponent === null || sits(query.opponent) !== undefined) &&
    (query.rated === null || rated === (query.rated === "yes")) &&
    (query.pace === null || pace === query.pace) &&
    (query.side === null || rules.side === query.side) &&
    (query.edition === null || rules.edition === query.edition) &&
    (query.players === null || rules.players === query.players) &&
    (query.status === null || (status === "playing") === (query.status === "running")) &&
    (query.result === null || result === query.result) &&
    (query.from === null || begun >= query.from) &&
    (query.to === null || begun <= query.to) &&
    (query.after === null || startedAt.getTime() < query.after.startedAt)
  );
}
