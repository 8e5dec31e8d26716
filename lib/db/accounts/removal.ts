import type { Database } from "../database";

/**
 * Deletes what is known of a user, in one transaction, and ends all sessions. The row stays under `name` for the games
 * of others. Answers the ids of running games that show the name.
 */
export async function removeAccount(db: Database, userId: string, name: string): Promise<readonly string[]> {
  return db.prisma.$transaction(async (work) => {
    const { email } = await work.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
    // An address that was never confirmed may be somebody else's.
    const address = email === null ? [] : [email];
    await work.user.update({
      where: { id: userId },
      data: {
        kind: "former",
        name,
        email: null,
        emailVerified: null,
        pendingEmail: null,
        passwordHash: null,
        locale: null,
        emblem: null,
        country: null,
        sessionEpoch: { increment: 1 },
      },
    });
    await work.login.deleteMany({ where: { userId } });
    await work.oneTimeToken.deleteMany({ where: { OR: [{ userId }, { address: { in: address } }] } });
    await work.mail.deleteMany({ where: { to: { in: address } } });
    await work.seat.updateMany({ where: { userId }, data: { name } });
    // The ratings stay, as those of others follow from them, but they rank nobody.
    await work.rating.updateMany({ where: { userId }, data: { standing: null } });
    await work.chatMute.deleteMany({ where: { userId } });
    const running = await work.seat.findMany({
      where: { userId, game: { status: "playing" } },
      select: { gameId: true },
    });
    const gameIds = running.map(({ gameId }) => gameId);
    await work.game.updateMany({ where: { id: { in: gameIds } }, data: { revision: { increment: 1 } } });
    return gameIds;
  });
}
