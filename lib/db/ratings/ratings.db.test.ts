import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openHouse } from "@/lib/testing/house/house";
import { ratedGame, someAccounts } from "@/lib/testing/house/rated";
import { ratingsContract } from "@/lib/testing/house/ratings-contract";
import { freshDatabase } from "@/lib/testing/postgres/fresh";
import type { Database } from "../database";

ratingsContract("Postgres", async () => {
  const { database, drop } = await freshDatabase();
  return { database, close: drop };
});

/** A database whose transactions lose their connection before a statement of this name, so many times. */
function cutBefore(database: Database, cut: string, times: number): Database {
  let left = times;
  const transaction: Database["transaction"] = (work) =>
    database.transaction((query) =>
      work(async (name, text, values) => {
        if (name === cut && left > 0) {
          left -= 1;
          const [backend] = await query<{ pid: number }>("", "SELECT pg_backend_pid() AS pid", []);
          await database.query("", "SELECT pg_terminate_backend($1)", [backend?.pid]);
        }
        return query(name, text, values);
      }),
    );
  return { ...database, transaction };
}

test("a connection that dies in the middle of an end takes the end and the ratings with it", async () => {
  const { database, drop } = await freshDatabase();
  for (const cut of ["hold-ratings", "append-end", "keep-ratings"]) {
    const people = await someAccounts(database, 2);
    const house = openHouse(cutBefore(database, cut, 1));
    const { gameId, seats } = await ratedGame(house, people);
    const { userId } = seats[0]!;
    const act = { gameId, commandId: randomUUID(), act: { type: "resign" as const } };
    await expect(house.rooms.act(userId, act)).rejects.toThrow();
    expect((await house.store.table(gameId))?.info.status).toBe("playing");
    expect(await database.prisma.rating.count({ where: { userId } })).toBe(0);
    expect(await house.rooms.act(userId, act)).toMatchObject({ ok: true });
    expect(await house.rooms.act(userId, act)).toMatchObject({ ok: true });
    expect((await database.prisma.rating.findMany({ where: { userId } })).map(({ games }) => games)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(await database.prisma.ratedGame.count({ where: { gameId } })).toBe(1);
  }
  await drop();
});
