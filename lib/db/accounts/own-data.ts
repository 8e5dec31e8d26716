import type { Database } from "../database";

/** All that is kept of one user, but for secrets that only the server needs, as plain JSON. */
export async function ownData(db: Database, userId: string) {
  const user = await db.prisma.user.findUnique({
    where: { id: userId },
    select: {
      id: true,
      kind: true,
      name: true,
      email: true,
      emailVerified: true,
      pendingEmail: true,
      locale: true,
      emblem: true,
      country: true,
      createdAt: true,
      updatedAt: true,
      logins: { select: { provider: true, providerAccountId: true, label: true, createdAt: true } },
      ratings: { select: { pool: true, side: true, season: true, mu: true, sigma: true, games: true } },
      seats: {
        orderBy: { joinedAt: "asc" },
        select: {
          gameId: true,
          name: true,
          seat: true,
          score: true,
          place: true,
          joinedAt: true,
          contribution: true,
          contributionBy: true,
          game: { select: { game: true, rules: true, status: true, createdAt: true, startedAt: true, finishedAt: true } },
        },
      },
    },
  });
  const commands = await db.prisma.command.findMany({
    where: { userId },
    orderBy: [{ at: "asc" }],
    select: { gameId: true, commandId: true, seat: true, command: true, answer: true, at: true },
  });
  const messages = await db.prisma.chatMessage.findMany({
    where: { userId },
    orderBy: [{ at: "asc" }],
    select: { gameId: true, channel: true, text: true, at: true },
  });
  const { seats = [], logins = [], ratings = [], ...profile } = user ?? { id: userId, kind: "guest" };
  return { profile, logins, ratings, games: seats, commands, messages };
}
