import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GET as unknownPath } from "@/app/api/v1/[...rest]/route";
import { GET as getGame } from "@/app/api/v1/games/[gameId]/route";
import { GET as getRecord } from "@/app/api/v1/games/[gameId]/record/route";
import { GET as getGames } from "@/app/api/v1/games/route";
import { GET as getLeaderboard } from "@/app/api/v1/leaderboards/route";
import { GET as getDescription } from "@/app/api/v1/openapi.json/route";
import { GET as getPlayer } from "@/app/api/v1/players/[playerId]/route";
import { shareDatabase } from "@/lib/db/shared";
import { replayRecord, parseRecord } from "@/lib/engine/opensky/record";
import { sampleCommand } from "@/lib/engine/opensky/sample";
import { opensky } from "@/lib/engine/opensky";
import type { ApiGame, ApiGames, ApiLeaderboard } from "@/lib/protocol/api/schemas";
import { chooser } from "@/lib/testing/games";
import { openHouse, startedGame, type TestHouse } from "@/lib/testing/house/house";
import { freshDatabase, type FreshDatabase } from "@/lib/testing/postgres/fresh";
import { dice } from "@/lib/testing/seed/dice";
import type { Person } from "@/lib/testing/seed/people";
import { seed } from "@/lib/testing/seed/seed";

interface Description {
  readonly paths: Readonly<
    Record<string, { readonly get: { readonly responses: Readonly<Record<string, Answered>> } }>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}
interface Answered {
  readonly content?: Readonly<Record<string, { readonly schema: { readonly $ref: string } }>>;
}

let fresh: FreshDatabase;
let description: Description;
let validator: Ajv2020;
let people: readonly Person[];

beforeAll(async () => {
  fresh = await freshDatabase();
  const client = new pg.Client({ connectionString: fresh.url });
  await client.connect();
  people = await seed(client, { games: 240, people: 12, logs: 240, rounds: 1, random: dice(11) });
  await client.end();
  shareDatabase(fresh.database);
  description = (await getDescription().json()) as Description;
  validator = new Ajv2020({ strict: false });
  addFormats.default(validator);
  validator.addSchema({ $id: "api", ...description });
});
afterAll(() => fresh.drop());

/** An answer that must be as the description says; answers its content. */
async function described(path: string, response: Response): Promise<unknown> {
  const type = (response.headers.get("Content-Type") ?? "").split(";")[0] ?? "";
  const schema = description.paths[path]?.get.responses[response.status]?.content?.[type]?.schema;
  expect(schema, `${path} answers ${response.status} ${type}, which is described`).toBeDefined();
  const content: unknown = await response.json();
  expect(validator.validate(`api${schema?.$ref ?? ""}`, content), validator.errorsText()).toBe(true);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  return content;
}

const list = async (query = ""): Promise<unknown> =>
  described("/games", await getGames(new Request(`http://localhost/api/v1/games${query}`)));
const games = async (query = ""): Promise<ApiGames> => (await list(query)) as ApiGames;
const asked = new Request("http://localhost/");
const one = async (gameId: string) => getGame(asked, { params: Promise.resolve({ gameId }) });
const record = async (gameId: string) => getRecord(asked, { params: Promise.resolve({ gameId }) });
const player = async (playerId: string) => getPlayer(asked, { params: Promise.resolve({ playerId }) });

test("the description is OpenAPI 3.1", async () => {
  const judge = new Validator();
  const { valid, errors } = await judge.validate({ ...structuredClone(description) });
  expect(errors).toBeUndefined();
  expect([valid, judge.version]).toEqual([true, "3.1"]);
});

describe("answers are as they are described", () => {
  test("lists, page by page, hold every public game once", async () => {
    const seen: string[] = [];
    for (let query = "?limit=50"; ; ) {
      const page = await games(query);
      seen.push(...page.games.map(({ id }) => id));
      if (page.next === null) break;
      query = `?limit=50&after=${page.next}`;
    }
    const rows = await fresh.database.query<{ id: string }>(
      "",
      `SELECT id FROM "Game" WHERE visibility = 'public'`,
      [],
    );
    expect(seen.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });

  test("a game, its record that replays to its result, and its players", async () => {
    const [game] = (await games("?status=finished&limit=1")).games;
    expect(await described("/games/{gameId}", await one(game!.id))).toEqual(game);
    const written = parseRecord(await described("/games/{gameId}/record", await record(game!.id)));
    expect(written.ok && replayRecord(written.value).seats.map(({ score }) => score)).toEqual(
      game!.seats.map(({ score }) => score),
    );
    const who = game!.seats[0]!.playerId;
    const { games: counted } = (await described("/players/{playerId}", await player(who))) as {
      games: { finished: number; won: number };
    };
    const all = await games(`?player=${who}&status=finished&limit=100`);
    expect(counted.finished).toBe(all.games.length);
    expect(counted.won).toBe(
      all.games.filter(({ seats }) => seats.some(({ playerId, place }) => playerId === who && place === 1)).length,
    );
  });

  test("filters find what they name", async () => {
    const name = people[0]!.name;
    const found = await games(`?player=${name.toLowerCase()}&side=europe&players=3&order=oldest`);
    expect(found.games.length).toBeGreaterThan(0);
    for (const { rules, seats } of found.games) {
      expect([rules.side, rules.players]).toEqual(["europe", 3]);
      expect(seats.some((seat) => seat.name === name)).toBe(true);
    }
  });
});

describe("leaderboards", () => {
  const board = async (query = ""): Promise<unknown> =>
    described("/leaderboards", await getLeaderboard(new Request(`http://localhost/api/v1/leaderboards${query}`)));

  test("rank established players, page by page", async () => {
    await fresh.database.query("", `UPDATE "User" SET kind = 'account'`, []);
    await fresh.database.query(
      "",
      `INSERT INTO "Rating" (pool, side, season, "userId", mu, sigma, games, standing)
       SELECT 'more', 'europe', '2026-4', id, 30, 3, 12, CASE WHEN n > 1 THEN n END
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM "User") AS u`,
      [],
    );
    const where = "?pool=more&side=europe&period=2026-4&limit=6";
    const first = (await board(where)) as ApiLeaderboard;
    const second = (await board(`${where}&after=${first.next}`)) as ApiLeaderboard;
    const all = [...first.players, ...second.players];
    expect(all.map(({ rank }) => rank)).toEqual(Array.from({ length: people.length - 1 }, (_, n) => n + 1));
    expect(all[0]).toMatchObject({ rating: 1200, uncertainty: 120, rankedBy: 40 * people.length, games: 12 });
    expect(second.next).toBeNull();
    expect(await board()).toEqual({ pool: "two", side: "all", period: "all", players: [], next: null });
  });

  test.each([
    ["?pool=three", "pool"],
    ["?side=asia", "side"],
    ["?period=2026-5", "period"],
    ["?after=-1", "after"],
    ["?limit=x", "limit"],
    ["?season=2026-4", "season"],
  ])("%s is refused by name", async (query, parameter) => {
    expect(await board(query)).toMatchObject({ status: 400, parameter });
  });
});

describe("what is wrong is said, with the parameter's name", () => {
  test.each([
    ["?side=asia", "side"],
    ["?players=7", "players"],
    ["?limit=0", "limit"],
    ["?limit=101", "limit"],
    ["?after=yesterday", "after"],
    ["?from=2026-13-01", "from"],
    ["?result=won", "result"],
    ["?opponent=Hana", "opponent"],
    ["?colour=red", "colour"],
    ["?player=%00", "player"],
  ])("%s", async (query, parameter) => {
    expect(await list(query)).toMatchObject({ status: 400, parameter });
  });

  test("what is not there is not found", async () => {
    for (const id of ["nothinghere12345", "%00", "../..", "UPPERCASE0000000"]) {
      expect(await described("/games/{gameId}", await one(id))).toMatchObject({ status: 404, parameter: "gameId" });
      expect(await described("/games/{gameId}/record", await record(id))).toMatchObject({ status: 404 });
      expect(await described("/players/{playerId}", await player(id))).toMatchObject({
        status: 404,
        parameter: "playerId",
      });
    }
    expect(unknownPath().status).toBe(404);
  });
});

test("a table by link is not there, nor is who has only played by link", async () => {
  const house = openHouse(fresh.database);
  const { gameId, players } = await startedGame(house, { visibility: "link" });
  expect((await one(gameId)).status).toBe(404);
  expect((await record(gameId)).status).toBe(404);
  expect((await player(players[0]!.userId)).status).toBe(404);
  expect(JSON.stringify(await games(`?player=${players[0]!.userId}`))).not.toContain(gameId);
});

describe("of a running game", () => {
  let house: TestHouse;
  beforeAll(() => {
    house = openHouse(fresh.database);
  });
  const choose = chooser("3c".repeat(32));

  /** Plays one random game to its end, and reads the API whenever a fare has just been sealed. Answers how often. */
  async function readWhilePlaying(): Promise<number> {
    const { gameId, players } = await startedGame(house, { visibility: "public" });
    let sealed = 0;
    for (;;) {
      const stored = (await house.log.log(gameId, 0))!;
      const start = opensky.initial(stored.rules as never, stored.seed);
      const state = (stored.events as never[]).reduce(opensky.evolve, start);
      const seat = state.asked[0];
      if (seat === undefined) return sealed;
      const command = sampleCommand(state, seat, choose, "keen")!;
      const { seat: _seat, ...own } = command;
      const { version } = stored;
      const payload = { gameId, commandId: crypto.randomUUID(), version, phase: state.phase, command: own };
      expect((await house.rooms.command(players[seat]!.userId, payload)).ok).toBe(true);
      if (command.type !== "submitFare") continue;
      sealed += 1;
      await expectNothingTold(gameId, [stored.seed, ...command.itinerary]);
    }
  }

  async function expectNothingTold(gameId: string, secrets: readonly string[]): Promise<void> {
    const told = (await described("/games/{gameId}", await one(gameId))) as ApiGame;
    // The last seal of March may have ended the game.
    if (told.status === "finished") return;
    const { games: running } = await games("?status=running&limit=100");
    expect(running.find(({ id }) => id === gameId)).toEqual(told);
    expect(told.record).toBeNull();
    expect((await record(gameId)).status).toBe(404);
    const said = JSON.stringify(told);
    expect(said).not.toMatch(/[0-9a-f]{64}|fare|itinerary|commitment|serverBytes|seed/);
    for (const secret of secrets) expect(said).not.toContain(secret);
  }

  test("nothing of its sealed fares, its seed or its decisions leaves", async () => {
    let sealed = 0;
    // A random game may be one in which hardly anybody can serve a market.
    for (let round = 0; sealed < 4 && round < 10; round += 1) sealed += await readWhilePlaying();
    expect(sealed).toBeGreaterThanOrEqual(4);
  });

  test("its players find it from its first moment", async () => {
    const { gameId, players } = await startedGame(house, { visibility: "public" });
    const { games: found } = await games(`?player=${players[1]!.userId}`);
    expect(found.map(({ id }) => id)).toEqual([gameId]);
  });
});
