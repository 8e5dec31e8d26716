import { afterAll, beforeAll, expect, test } from "vitest";
import { EVER, type Ladder } from "@/lib/ratings/ladder";
import { freshDatabase, type FreshDatabase } from "@/lib/testing/postgres/fresh";
import { BOARD_TEXT, leaderboard, OWN_TEXT, ownStanding } from "./leaderboard";

const PLAYERS = 12_000;
const LADDER: Ladder = { pool: "more", side: "europe", season: "2026-4" };
let fresh: FreshDatabase;

const userOf = (n: number): string => `player-${String(n).padStart(6, "0")}`;

beforeAll(async () => {
  fresh = await freshDatabase();
  const { database } = fresh;
  await database.query(
    "",
    `INSERT INTO "User" (id, name, kind)
     SELECT 'player-' || lpad(n::text, 6, '0'), 'Player ' || n, 'account' FROM generate_series(1, $1::int) AS n`,
    [PLAYERS],
  );
  // The higher the number the better; two neighbours are equal; every tenth player is provisional.
  await database.query(
    "",
    `INSERT INTO "Rating" (pool, side, season, "userId", mu, sigma, games, standing)
     SELECT pool::"Pool", side, season, id, 25, 2, 9, CASE WHEN n % 10 = 0 THEN NULL ELSE n / 2 END
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM "User") AS u,
       (VALUES ('more'), ('two')) AS p (pool), (VALUES ('europe'), ('all')) AS s (side),
       (VALUES ('2026-4'), ('all')) AS t (season)`,
    [],
  );
  await database.query("", "ANALYZE", []);
}, 120_000);
afterAll(() => fresh.drop());

interface Node {
  readonly "Node Type": string;
  readonly Plans?: readonly Node[];
}

async function steps(text: string, values: readonly unknown[]): Promise<readonly string[]> {
  const [row] = await fresh.database.query<{ "QUERY PLAN": readonly { readonly Plan: Node }[] }>(
    "",
    `EXPLAIN (FORMAT JSON) ${text}`,
    values,
  );
  const all = (node: Node): readonly string[] => [node["Node Type"], ...(node.Plans ?? []).flatMap(all)];
  return (row?.["QUERY PLAN"] ?? []).flatMap(({ Plan }) => all(Plan));
}

test("a page is read along the index: nothing is read whole, and no more than the page is sorted", async () => {
  for (const offset of [0, 500]) {
    const plan = await steps(BOARD_TEXT, [LADDER.pool, LADDER.side, LADDER.season, 51, offset]);
    expect(plan).not.toContain("Seq Scan");
    const limit = plan.indexOf("Limit");
    expect(plan.slice(limit)).not.toContain("Sort");
    expect(plan.slice(limit).filter((step) => step.includes("Scan"))).toContain("Index Scan");
  }
});

test("the visitor's own row is found by its key, and those before it are counted in the index", async () => {
  const plan = await steps(OWN_TEXT, [LADDER.pool, LADDER.side, LADDER.season, userOf(PLAYERS - 501)]);
  expect(plan).not.toContain("Seq Scan");
});

test("pages follow each other, equals share their rank, and who is provisional is not listed", async () => {
  const { database } = fresh;
  const first = await leaderboard(LADDER, 0, 10, database);
  const second = await leaderboard(LADDER, 10, 10, database);
  expect(first.more).toBe(true);
  const listed = [...first.rows, ...second.rows];
  expect(listed.map(({ userId }) => userId)).toEqual(
    [
      11_999, 11_998, 11_997, 11_996, 11_995, 11_994, 11_993, 11_992, 11_991, 11_988, 11_989, 11_986, 11_987, 11_984,
      11_985, 11_982, 11_983, 11_981, 11_978, 11_979,
    ]
      .sort((a, b) => Math.floor(b / 2) - Math.floor(a / 2) || a - b)
      .map(userOf),
  );
  for (const { userId, rank, standing } of listed) {
    expect(rank).toBe(1 + listed.filter((other) => other.standing > standing).length);
    expect(await ownStanding(LADDER, userId, database)).toMatchObject({ rank, games: 9 });
  }
  expect(new Set(listed.map(({ rank }) => rank)).size).toBeLessThan(listed.length);
});

test("the last page says so, and beyond it nothing is listed", async () => {
  const { database } = fresh;
  const count = PLAYERS - PLAYERS / 10;
  const last = await leaderboard(LADDER, count - 800, 1_000, database);
  expect(last).toMatchObject({ more: false });
  expect(last.rows).toHaveLength(800);
  expect(await leaderboard(LADDER, 250_000, 50, database)).toEqual({ rows: [], more: false });
});

test("a provisional player has a rating without a rank, and who has not played there has neither", async () => {
  const { database } = fresh;
  expect(await ownStanding(LADDER, userOf(20), database)).toEqual({ mu: 25, sigma: 2, games: 9, rank: null });
  expect(await ownStanding({ ...LADDER, season: "2027-1" }, userOf(20), database)).toBeNull();
  expect((await leaderboard({ ...LADDER, season: EVER, pool: "two" }, 0, 5, database)).rows).toHaveLength(5);
});

test("who has deleted the account is listed nowhere", async () => {
  const { database } = fresh;
  const [gone] = (await leaderboard(LADDER, 0, 1, database)).rows;
  await database.prisma.user.update({ where: { id: gone!.userId }, data: { kind: "former" } });
  const { rows, more } = await leaderboard(LADDER, 0, 3, database);
  expect(more).toBe(true);
  expect(rows.map(({ userId }) => userId)).not.toContain(gone!.userId);
  await database.prisma.user.update({ where: { id: gone!.userId }, data: { kind: "account" } });
});
