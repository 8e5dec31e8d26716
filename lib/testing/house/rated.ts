import { randomUUID } from "node:crypto";
import type { Database } from "@/lib/db/database";
import type { CreateTablePayload } from "@/lib/protocol/payloads";
import type { Identity } from "@/lib/protocol/table";
import { choice, contribution, somebody, type TestHouse } from "./house";

/** People with accounts. */
export async function someAccounts(database: Database, count: number): Promise<readonly Identity[]> {
  const people = Array.from({ length: count }, (_, n) => somebody(`Player ${n} ${randomUUID().slice(0, 4)}`));
  await database.prisma.user.createMany({
    data: people.map(({ userId, name }) => ({ id: userId, name, kind: "account" as const })),
  });
  return people;
}

/** A rated game of these people that has begun; answers its id, and the people in seat order. */
export async function ratedGame(
  house: TestHouse,
  people: readonly Identity[],
  changes: Partial<CreateTablePayload> = {},
): Promise<{ readonly gameId: string; readonly seats: readonly Identity[] }> {
  const [host, ...others] = people as [Identity, ...Identity[]];
  const players = people.length as CreateTablePayload["players"];
  const made = await house.tables.create(host, choice({ rated: true, seating: "random", players, ...changes }));
  if (!made.ok) throw new Error(made.error.code);
  const { gameId } = made.value;
  for (const other of others) {
    const joined = await house.tables.join(other, gameId, contribution());
    if (!joined.ok) throw new Error(joined.error.code);
  }
  const started = await house.tables.start(host.userId, gameId);
  if (!started.ok) throw new Error(started.error.code);
  const order = await house.store.seatOrder(gameId);
  return { gameId, seats: order.map((userId) => people.find((person) => person.userId === userId)!) };
}

/** Lets a player resign. */
export async function resign(house: TestHouse, { userId }: Identity, gameId: string): Promise<void> {
  const answer = await house.rooms.act(userId, { gameId, commandId: randomUUID(), act: { type: "resign" } });
  if (!answer.ok) throw new Error(answer.error.code);
}
