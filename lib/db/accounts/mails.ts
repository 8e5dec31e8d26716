import type { Database } from "../database";

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string | null;
  /** In which it is written. */
  readonly language: string;
}

export interface KeptLetter extends Letter {
  readonly id: number;
  readonly createdAt: Date;
  /** How often it could not be sent. */
  readonly attempts: number;
}

/** A server that dies while it sends leaves the mail to be sent again after this long. */
const SENT_WITHIN_S = 120;
/** Whoever turns the sending on does not want last week's links to arrive. */
const SENT_FOR_S = 6 * 60 * 60;
const OUTBOX_LENGTH = 100;
/** A mail holds a link: who can read the outbox could use it. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** Mails that wait to be sent or read. */
export class Mails {
  constructor(private readonly db: Database) {}

  async add(letter: Letter): Promise<void> {
    await this.db.prisma.mail.deleteMany({ where: { createdAt: { lt: new Date(Date.now() - KEPT_FOR_MS) } } });
    await this.db.prisma.mail.create({ data: letter });
  }

  /** Takes a mail that is due, so that no other server sends it too; null where there is none. */
  async take(): Promise<KeptLetter | null> {
    const [row] = await this.db.query<KeptLetter>(
      "take-mail",
      `UPDATE "Mail" SET attempts = attempts + 1, "dueAt" = now() + make_interval(secs => $1)
       WHERE id = (SELECT id FROM "Mail" WHERE "dueAt" <= now()
         AND "createdAt" > now() - make_interval(secs => $2) ORDER BY "dueAt" LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, "to", subject, text, link, language, "createdAt", attempts - 1 AS attempts`,
      [SENT_WITHIN_S, SENT_FOR_S],
    );
    return row ?? null;
  }

  async done(id: number): Promise<void> {
    await this.db.prisma.mail.deleteMany({ where: { id } });
  }

  async later(id: number, dueAt: Date): Promise<void> {
    await this.db.prisma.mail.updateMany({ where: { id }, data: { dueAt } });
  }

  /** The newest mails, for a server that sends none. */
  async outbox(): Promise<readonly KeptLetter[]> {
    return this.db.prisma.mail.findMany({
      orderBy: { id: "desc" },
      take: OUTBOX_LENGTH,
      select: { id: true, to: true, subject: true, text: true, link: true, language: true, createdAt: true, attempts: true },
    });
  }
}
