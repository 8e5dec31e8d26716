import { expect, test } from "vitest";
import { openHouse } from "@/lib/testing/house/house";
import { ratedGame, resign, someAccounts } from "@/lib/testing/house/rated";
import { freshDatabase } from "@/lib/testing/postgres/fresh";
import { gameChanges } from "./game-changes";

test("a rated game tells what it did to each seat once it is over, and before nothing", async () => {
  const { database, drop } = await freshDatabase();
  const house = openHouse(database);
  const { gameId, seats } = await ratedGame(house, await someAccounts(database, 2));
  expect(await gameChanges(gameId, database)).toEqual([]);
  await resign(house, seats[1]!, gameId);
  const [first, second] = await gameChanges(gameId, database);
  expect([first?.seat, second?.seat]).toEqual([0, 1]);
  expect(first!.after).toBeGreaterThan(first!.before);
  expect(second!.after).toBeLessThan(second!.before);
  for (const id of ["nothere", "", "\u0000"]) expect(await gameChanges(id, database)).toEqual([]);
  await drop();
});
