import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Identity } from "@/lib/protocol/table";
import { chooser } from "@/lib/testing/games";
import { openHouse, somebody, type TestHouse } from "@/lib/testing/house/house";
import { openBureau, PASSWORD, someAccount } from "@/lib/testing/house/accounts";
import { playing } from "@/lib/testing/house/playing";
import { ratedGame, resign, someAccounts } from "@/lib/testing/house/rated";
import { freshDatabase, type FreshDatabase } from "@/lib/testing/postgres/fresh";
import { chooseLook, player } from "./players";
import { ratingPoints, ratingsOf } from "./ratings";
import { figuresOf, headToHead, opponentsOf, resultsOf } from "./results";

let fresh: FreshDatabase;
let house: TestHouse;
let ann: Identity;
let bob: Identity;
let cem: Identity;
const stranger = somebody();
let open: string;
let hidden: string;

beforeAll(async () => {
  fresh = await freshDatabase();
  house = openHouse(fresh.database);
  [ann, bob, cem] = (await someAccounts(fresh.database, 3)) as [Identity, Identity, Identity];
  const play = playing(house, chooser("6e".repeat(32)));
  ({ gameId: open } = await ratedGame(house, [ann, bob], { side: "north-america" }));
  await play.playTo(open, (state) => state.month > 2);
  await resign(house, bob, open);
  ({ gameId: hidden } = await ratedGame(house, [ann, bob, cem], { visibility: "link" }));
  await play.playTo(hidden, () => false);
  // Whatever was played: something that would show.
  await fresh.database.prisma.seatStats.updateMany({
    where: { gameId: hidden },
    data: { bids: 9, won: 4, fares: 1_200 },
  });
});
afterAll(() => fresh.drop());

const db = () => fresh.database;

describe("a table by link", () => {
  test("counts for those who sat there, and for nobody else", async () => {
    const all = (viewer: Identity) => resultsOf(ann.userId, viewer.userId, db());
    const mine = await all(ann);
    expect(mine.map(({ side, players, games }) => [side, players, games])).toEqual([
      ["europe", 3, 1],
      ["north-america", 2, 1],
    ]);
    expect(await all(cem)).toEqual(mine);
    const theirs = await all(stranger);
    expect(theirs).toEqual([{ side: "north-america", players: 2, games: 1, won: 1, shared: 0 }]);
    expect(await resultsOf(cem.userId, stranger.userId, db())).toEqual([]);
  });

  test("is told by no number of markets, opponents or duels to a stranger", async () => {
    const mine = await figuresOf(ann.userId, ann.userId, db());
    const theirs = await figuresOf(ann.userId, stranger.userId, db());
    expect([mine.bids - theirs.bids, mine.won - theirs.won, mine.fares - theirs.fares]).toEqual([9, 4, 1_200]);
    const stats = await db().prisma.seatStats.findMany({ where: { gameId: open } });
    const seat = (await house.store.seatOrder(open)).indexOf(ann.userId);
    expect(theirs).toMatchObject({ bids: stats[seat]!.bids, won: stats[seat]!.won, fares: stats[seat]!.fares });
    const met = (viewer: Identity) => opponentsOf(ann.userId, viewer.userId, 8, db());
    expect((await met(ann)).map(({ userId, games }) => [userId, games])).toEqual([
      [bob.userId, 2],
      [cem.userId, 1],
    ]);
    expect((await met(stranger)).map(({ userId }) => userId)).toEqual([bob.userId]);
    expect(await headToHead(ann.userId, bob.userId, stranger.userId, db())).toEqual({
      games: 1,
      ahead: 1,
      level: 0,
      behind: 0,
    });
    expect((await headToHead(ann.userId, bob.userId, bob.userId, db())).games).toBe(2);
    expect((await headToHead(ann.userId, cem.userId, stranger.userId, db())).games).toBe(0);
  });

  test("moves the rating for everybody to see, but its link is told only to those who sat there", async () => {
    expect(
      (await ratingsOf(ann.userId, db())).map(({ pool, games, established }) => [pool, games, established]),
    ).toEqual([
      ["two", 1, false],
      ["more", 1, false],
    ]);
    const points = (viewer: Identity) => ratingPoints(ann.userId, "more", viewer.userId, 50, db());
    expect((await points(cem)).map(({ gameId }) => gameId)).toEqual([hidden]);
    const [told] = await points(stranger);
    expect(told).toMatchObject({ gameId: null, players: 3 });
    expect(JSON.stringify(told)).not.toContain(hidden);
    expect((await ratingPoints(ann.userId, "two", stranger.userId, 50, db())).map(({ gameId }) => gameId)).toEqual([
      open,
    ]);
  });
});

test("of many points only the newest are told, in the order of the games", async () => {
  const [one, two] = (await someAccounts(db(), 2)) as [Identity, Identity];
  const games: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { gameId } = await ratedGame(house, [one, two]);
    await resign(house, n === 1 ? one : two, gameId);
    games.push(gameId);
  }
  const points = await ratingPoints(one.userId, "two", stranger.userId, 2, db());
  expect(points.map(({ gameId, place }) => [gameId, place])).toEqual([
    [games[1], 2],
    [games[2], 1],
  ]);
});

test("accounts choose an emblem and a country, guests cannot", async () => {
  await chooseLook(ann.userId, { emblem: 2, country: "NO" }, db());
  expect(await player(ann.userId, db())).toMatchObject({ emblem: 2, country: "NO", account: true });
  await db().prisma.user.create({ data: { id: stranger.userId, name: stranger.name } });
  await chooseLook(stranger.userId, { emblem: 1, country: "SE" }, db());
  expect(await player(stranger.userId, db())).toMatchObject({ emblem: null, country: null, account: false });
});

test("who never came, or has deleted the account, has no page; the ratings of others stay", async () => {
  for (const id of [somebody().userId, "nobody", "\u0000", ""]) expect(await player(id, db())).toBeNull();
  const bureau = openBureau(db());
  const account = await someAccount(bureau);
  const leaver = { userId: account.userId, name: "Amelia" };
  const { gameId } = await ratedGame(house, [leaver, cem]);
  await resign(house, leaver, gameId);
  const before = await ratingsOf(cem.userId, db());
  expect(await player(leaver.userId, db())).not.toBeNull();
  await chooseLook(leaver.userId, { emblem: 1, country: "SE" }, db());
  await db().prisma.rating.updateMany({ where: { userId: leaver.userId }, data: { standing: 12 } });
  expect(await bureau.accounts.own.data(account.visit)).toMatchObject({
    profile: { emblem: 1, country: "SE" },
    ratings: expect.arrayContaining([expect.objectContaining({ pool: "two", games: 1 })]),
  });
  expect(await bureau.accounts.own.remove(account.visit, PASSWORD)).toMatchObject({ ok: true });
  expect(await player(leaver.userId, db())).toBeNull();
  expect(await ratingsOf(cem.userId, db())).toEqual(before);
  expect((await opponentsOf(cem.userId, cem.userId, 8, db())).map(({ userId }) => userId)).not.toContain(leaver.userId);
  const rows = await db().prisma.rating.findMany({ where: { userId: leaver.userId } });
  expect(rows.map(({ standing }) => standing)).toEqual(rows.map(() => null));
  expect(await db().prisma.user.findUnique({ where: { id: leaver.userId } })).toMatchObject({
    emblem: null,
    country: null,
  });
});
