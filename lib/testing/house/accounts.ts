import { randomUUID } from "node:crypto";
import { type Accounts, openAccounts } from "@/lib/auth/accounts/accounts";
import { AccountLimits, type Allowances } from "@/lib/auth/accounts/limits";
import type { Grant, Parts, Visit } from "@/lib/auth/accounts/parts";
import type { Outcome } from "@/lib/auth/accounts/outcome";
import { Logins } from "@/lib/db/accounts/logins";
import { type KeptLetter, Mails } from "@/lib/db/accounts/mails";
import { Seats } from "@/lib/db/accounts/seats";
import { Sessions } from "@/lib/db/accounts/sessions";
import { Tokens } from "@/lib/db/accounts/tokens";
import { AccountRows } from "@/lib/db/accounts/users";
import type { Database } from "@/lib/db/database";
import { Users } from "@/lib/db/users";
import { letter } from "@/lib/mail/letters";

export const ORIGIN = "http://opensky.test";
export const PASSWORD = "seal the fare at dusk";

/** Accounts over a database with an outbox; notes whose sessions ended and which tables were told. */
export function openBureau(
  database: Database,
  {
    allowances = {},
    leave = async () => undefined,
    resign = async () => undefined,
  }: { allowances?: Partial<Allowances> } & Partial<Pick<Parts["tables"], "leave" | "resign">> = {},
) {
  const mails = new Mails(database);
  const sessions = new Sessions(database);
  const ended: string[] = [];
  const reseated: string[] = [];
  const parts: Parts = {
    db: database,
    rows: new AccountRows(database),
    users: new Users(database),
    logins: new Logins(database),
    seats: new Seats(database),
    sessions,
    tokens: new Tokens(database),
    limits: new AccountLimits(allowances),
    tables: { leave, resign, reseated: (gameIds) => void reseated.push(...gameIds) },
    ended: (userId) => void ended.push(userId),
    post: async ({ origin }, reader, matter, path) => mails.add(await letter({ ...reader, matter, origin, path })),
    mails: true,
    formerName: "Former player",
  };
  const reports: string[] = [];
  const accounts = openAccounts(parts, {
    serviceKeys: {},
    mail: "outbox",
    outbox: () => mails.outbox(),
    report: (what) => void reports.push(what),
  });
  return { accounts, parts, mails, sessions, ended, reseated, reports };
}

export type Bureau = ReturnType<typeof openBureau>;

/** A browser's visit as this user. */
export const visitOf = (userId: string = randomUUID(), { epoch = 0, guest = null as string | null } = {}): Visit => ({
  session: { userId, id: randomUUID(), epoch, guest, ageing: false },
  network: "192.0.2.1",
  origin: ORIGIN,
});

/** The browser after it was given this session. */
export const after = ({ userId, epoch, guest }: Grant): Visit => visitOf(userId, { epoch, guest });

/** What came of it, where nothing was in the way. */
export function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) {
    throw new Error(`refused: ${outcome.problem.code}`);
  }
  return outcome.value;
}

/** Why it was refused; "done" where it was not. */
export const problem = (outcome: Outcome<unknown>): string => (outcome.ok ? "done" : outcome.problem.code);

/** The newest mail to an address. */
export async function lastMail(accounts: Accounts, to: string): Promise<KeptLetter> {
  const mail = (await accounts.outbox()).find((kept) => kept.to === to);
  if (!mail) {
    throw new Error(`no mail to ${to}`);
  }
  return mail;
}

/** What stands in the link of a mail after /link/. */
export function secretIn({ link }: KeptLetter): string {
  const secret = /\/link\/([\w-]+)$/.exec(link ?? "")?.[1];
  if (!secret) {
    throw new Error(`no one-time link but ${link}`);
  }
  return secret;
}

let count = 0;
export const someAddress = (): string => `player-${(count += 1)}-${randomUUID().slice(0, 8)}@example.org`;

/** An account with a confirmed address and a password, and the browser in which it was made. */
export async function someAccount({ accounts }: Bureau, visit: Visit = visitOf(), name = "Amelia") {
  const address = someAddress();
  const grant = value(await accounts.entry.signUp(visit, { name, address, password: PASSWORD }));
  const own = after(grant);
  value(await accounts.mailed.confirm(own, secretIn(await lastMail(accounts, address)), ""));
  return { address, visit: own, userId: grant.userId };
}
