import type { Player } from "@/lib/ratings/players";
import type { Database } from "../database";
import { database } from "../shared";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A player who has a page: an account, or a guest who has done something worth keeping; deleted accounts have none. */
export async function player(userId: string, db: Database = database()): Promise<Player | null> {
  if (!UUID.test(userId)) return null;
  const row = await db.prisma.user.findUnique({
    where: { id: userId },
    select: { kind: true, name: true, emblem: true, country: true, createdAt: true },
  });
  if (row === null || row.kind === "former") return null;
  const { kind, name, emblem, country, createdAt } = row;
  return { userId, name, emblem, country, account: kind === "account", since: createdAt.toISOString() };
}

/** Keeps the emblem and the country that an account has chosen; guests have none. */
export async function chooseLook(
  userId: string,
  look: Pick<Player, "emblem" | "country">,
  db: Database = database(),
): Promise<void> {
  await db.prisma.user.updateMany({ where: { id: userId, kind: "account" }, data: { ...look } });
}
