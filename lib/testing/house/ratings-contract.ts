import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "@/lib/db/database";
import { EVER, seasonOf } from "@/lib/ratings/ladder";
import { UNKNOWN } from "@/lib/ratings/maths";
import { type RatingMaths, ratingMaths } from "@/lib/ratings/rate-game";
import { countAll } from "@/lib/server/ratings/count";
import { recomputeRatings } from "@/lib/server/ratings/recompute";
import { chooser } from "../games";
import { contribution, openHouse, somebody, type TestHouse } from "./house";
import { playing } from "./playing";
import { ratedGame, resign, someAccounts } from "./rated";

interface Opened {
  readonly database: Database;
  close(): Promise<void>;
}

/** What every database must keep of ratings. */
export function ratingsContract(name: string, open: () => Promise<Opened>): void {
  describe(`ratings on ${name}`, () => {
    let opened: Opened;
    let database: Database;
    let house: TestHouse;

    beforeAll(async () => {
      opened = await open();
      database = opened.database;
      house = openHouse(database);
    });
    afterAll(() => opened.close());

    const ratingsOf = (userId: string) =>
      database.prisma.rating.findMany({ where: { userId }, orderBy: [{ season: "asc" }, { side: "asc" }] });
    const changesOf = (gameId: string) =>
      database.prisma.ratingChange.findMany({ where: { game: { gameId } }, orderBy: { place: "asc" } });
    const silence = async (gameId: string) =>
      house.rooms.noteSilence({ gameId, version: (await house.log.log(gameId, 0))!.version });
    const bitEqual = async () => expect((await recomputeRatings(database, { rebuild: false })).differences).toEqual([]);

    test("the end of a rated game moves its players' ratings on all its ladders", async () => {
      const people = await someAccounts(database, 2);
      const { gameId, seats } = await ratedGame(house, people);
      expect(await ratingsOf(seats[0]!.userId)).toEqual([]);
      await resign(house, seats[0]!, gameId);
      const [lost, won] = [await ratingsOf(seats[0]!.userId), await ratingsOf(seats[1]!.userId)];
      const season = seasonOf(new Date());
      for (const ratings of [lost, won]) {
        expect(
          ratings.map((rating) => [rating.pool, rating.side, rating.season, rating.games, rating.standing]),
        ).toEqual([
          ["two", "all", season, 1, null],
          ["two", "europe", season, 1, null],
          ["two", "all", EVER, 1, null],
          ["two", "europe", EVER, 1, null],
        ]);
      }
      expect(lost.every(({ mu, sigma }) => mu < UNKNOWN.mu && sigma < UNKNOWN.sigma)).toBe(true);
      expect(won.every(({ mu, sigma }) => mu > UNKNOWN.mu && sigma < UNKNOWN.sigma)).toBe(true);
      const changes = await changesOf(gameId);
      expect(changes.map(({ userId, place, muBefore }) => [userId, place, muBefore])).toEqual([
        [seats[1]!.userId, 1, UNKNOWN.mu],
        [seats[0]!.userId, 2, UNKNOWN.mu],
      ]);
      expect(changes[0]!.muAfter).toBe(won[0]!.mu);
      await bitEqual();
    });

    test("a casual game, and one without a result, move nothing", async () => {
      const people = await someAccounts(database, 2);
      const casual = await ratedGame(house, people, { rated: false });
      await resign(house, people[0]!, casual.gameId);
      const stopped = await ratedGame(house, people);
      await silence(stopped.gameId);
      await silence(stopped.gameId);
      expect((await house.store.table(stopped.gameId))?.info).toMatchObject({
        status: "finished",
        ending: "withoutResult",
      });
      expect(await ratingsOf(people[0]!.userId)).toEqual([]);
      expect(await database.prisma.seatStats.count({ where: { gameId: stopped.gameId } })).toBe(0);
    });

    test("where rating fails the game goes on, and its end is rated once when it is asked again", async () => {
      const [one, two] = await someAccounts(database, 2);
      const { gameId } = await ratedGame(house, [one!, two!]);
      const broken: RatingMaths = {
        ...ratingMaths,
        rateGame: () => {
          throw new Error("the server ends here");
        },
      };
      const act = { gameId, commandId: randomUUID(), act: { type: "resign" as const } };
      await expect(openHouse(database, broken).rooms.act(one!.userId, act)).rejects.toThrow("the server ends here");
      expect((await house.store.table(gameId))?.info.status).toBe("playing");
      expect(await ratingsOf(one!.userId)).toEqual([]);
      expect(await house.rooms.act(one!.userId, act)).toMatchObject({ ok: true });
      const [first] = await ratingsOf(one!.userId);
      expect(await house.rooms.act(one!.userId, act)).toMatchObject({ ok: true });
      expect((await ratingsOf(one!.userId))[0]).toEqual(first);
      expect(await changesOf(gameId)).toHaveLength(2);
      await bitEqual();
    });

    test("two nodes that end games of one player at once rate both, one after the other", async () => {
      const people = await someAccounts(database, 4);
      const [shared, ...others] = people;
      const games = await Promise.all(others.map((other) => ratedGame(house, [shared!, other])));
      const nodes = [openHouse(database), openHouse(database), openHouse(database)];
      await Promise.all(games.map(({ gameId }, n) => resign(nodes[n]!, n === 1 ? shared! : others[n]!, gameId)));
      expect((await ratingsOf(shared!.userId)).map(({ games: count }) => count)).toEqual([3, 3, 3, 3]);
      const changes = await database.prisma.ratingChange.findMany({
        where: { userId: shared!.userId },
        orderBy: { order: "asc" },
      });
      expect(changes.map(({ muBefore }) => muBefore)).toEqual([UNKNOWN.mu, changes[0]!.muAfter, changes[1]!.muAfter]);
      await bitEqual();
    });

    test("two nodes that end the same game at once rate it once", async () => {
      const people = await someAccounts(database, 2);
      const { gameId } = await ratedGame(house, people);
      const nodes = [openHouse(database), openHouse(database)];
      const act = { type: "resign" } as const;
      const answers = await Promise.all(
        nodes.map((node, n) => node.rooms.act(people[n]!.userId, { gameId, commandId: randomUUID(), act })),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await changesOf(gameId)).toHaveLength(2);
      expect((await ratingsOf(people[0]!.userId)).map(({ games }) => games)).toEqual([1, 1, 1, 1]);
      await bitEqual();
    });

    test("where all but one have resigned they stand behind the one who is away, the earlier the further", async () => {
      const people = await someAccounts(database, 4);
      const { gameId, seats } = await ratedGame(house, people);
      const play = playing(house, chooser("3c".repeat(32)));
      await play.playTo(gameId, (state) => state.month > 0);
      const away = (await play.position(gameId)).state.asked[0]!;
      const present = seats.filter((_, seat) => seat !== away);
      await silence(gameId);
      await resign(house, present[0]!, gameId);
      await resign(house, present[1]!, gameId);
      await resign(house, present[2]!, gameId);
      const changes = await changesOf(gameId);
      expect(changes.map(({ userId }) => userId)).toEqual(
        [seats[away]!, present[2]!, present[1]!, present[0]!].map(({ userId }) => userId),
      );
      expect(changes.map(({ place, pool }) => [place, pool])).toEqual([1, 2, 3, 4].map((place) => [place, "more"]));
      await bitEqual();
    });

    test("a whole rated game leaves its players' statistics, and the places of its result", async () => {
      const people = await someAccounts(database, 3);
      const { gameId } = await ratedGame(house, people, { side: "north-america" });
      const play = playing(house, chooser("5d".repeat(32)));
      const { months } = await play.playTo(gameId, () => false);
      const table = await house.store.table(gameId);
      const order = await house.store.seatOrder(gameId);
      const changes = await changesOf(gameId);
      expect(table?.info.result?.places).toEqual(
        order.map((userId) => changes.find((change) => change.userId === userId)?.place),
      );
      const stats = await database.prisma.seatStats.findMany({ where: { gameId }, orderBy: { seat: "asc" } });
      const kept = (seat: number) => months.flatMap(({ winners }) => winners.filter((winner) => winner.seat === seat));
      expect(stats.map(({ seat, won, fares }) => [seat, won, fares])).toEqual(
        order.map((_, seat) => [seat, kept(seat).length, kept(seat).reduce((sum, { fare }) => sum + fare, 0)]),
      );
      await database.prisma.seatStats.deleteMany({ where: { gameId, seat: 1 } });
      await database.prisma.seatStats.updateMany({ where: { gameId }, data: { won: 99 } });
      await countAll(database);
      expect(await database.prisma.seatStats.findMany({ where: { gameId }, orderBy: { seat: "asc" } })).toEqual(stats);
      await bitEqual();
    });

    test("a rebuild mends what is wrong, and says what it was", async () => {
      const people = await someAccounts(database, 2);
      const { gameId } = await ratedGame(house, people);
      await resign(house, people[0]!, gameId);
      const before = await database.prisma.rating.findMany({
        orderBy: [{ userId: "asc" }, { season: "asc" }, { side: "asc" }],
      });
      const { userId } = people[1]!;
      await database.query(
        "",
        `UPDATE "Rating" SET mu = mu + 1e-14 WHERE "userId" = $1 AND side = 'all' AND season = 'all'`,
        [userId],
      );
      await database.query("", `DELETE FROM "RatedGame" WHERE "gameId" = $1`, [gameId]);
      const found = (await recomputeRatings(database, { rebuild: false })).differences;
      expect(found).toContain(`rating two all all ${userId} without its game`);
      const rebuilt = await recomputeRatings(database, { rebuild: true });
      expect(rebuilt.differences).toContain(`rating two all all ${userId}`);
      expect(
        await database.prisma.rating.findMany({ orderBy: [{ userId: "asc" }, { season: "asc" }, { side: "asc" }] }),
      ).toEqual(before);
      await bitEqual();
    });

    test("guests neither open rated tables nor sit down there", async () => {
      const guest = somebody();
      const [host] = await someAccounts(database, 1);
      const wish = { rated: true, seating: "random" } as const;
      await expect(ratedGame(house, [guest, host!], wish)).rejects.toThrow("account-needed");
      await expect(ratedGame(house, [host!, guest], wish)).rejects.toThrow("account-needed");
    });

    test("a rematch of a rated game is rated, and its seats are drawn anew", async () => {
      const people = await someAccounts(database, 2);
      const { gameId } = await ratedGame(house, people);
      await resign(house, people[0]!, gameId);
      const next = await house.tables.rematch(people[0]!, gameId, contribution());
      if (!next.ok) throw new Error(next.error.code);
      expect((await house.store.table(next.value.gameId))?.info).toMatchObject({ rated: true, seating: "random" });
    });
  });
}
