import { randomUUID } from "node:crypto";
import { type Accounts, type MailWay, openAccounts } from "@/lib/auth/accounts/accounts";
import { AccountLimits } from "@/lib/auth/accounts/limits";
import type { Parts } from "@/lib/auth/accounts/parts";
import { Logins } from "@/lib/db/accounts/logins";
import { Mails } from "@/lib/db/accounts/mails";
import { Seats } from "@/lib/db/accounts/seats";
import { Sessions } from "@/lib/db/accounts/sessions";
import { Tokens } from "@/lib/db/accounts/tokens";
import { AccountRows } from "@/lib/db/accounts/users";
import type { Database } from "@/lib/db/database";
import { Users } from "@/lib/db/users";
import words from "@/lib/i18n/messages/en/account.json";
import { letter } from "@/lib/mail/letters";
import { Postman } from "@/lib/mail/postman";
import type { Report } from "@/lib/realtime/server/listen";
import type { Realtime } from "@/lib/realtime/server/realtime";
import type { Environment } from "./environment";
import { isOwnMachine } from "./visitors";

/** A page that signs in gets its new cookie before its other tabs lose their lines and ask with it. */
const SOON_MS = 2_000;

export interface SiteAccounts {
  readonly accounts: Accounts;
  /** Settles when the mail that is being sent is gone. */
  close(): Promise<void>;
}

/** Wires accounts to the database, the tables and the post. */
export function siteAccounts(
  database: Database,
  realtime: Pick<Realtime, "ended" | "reseated" | "tables" | "rooms">,
  { postOffice, publicUrl, serviceKeys }: Pick<Environment, "postOffice" | "publicUrl" | "serviceKeys">,
  report: Report,
): SiteAccounts {
  const mails = new Mails(database);
  const postman = postOffice && new Postman(mails, postOffice, report);
  const mail: MailWay = postman ? "smtp" : isOwnMachine(publicUrl) ? "outbox" : "none";
  const parts: Parts = {
    db: database,
    rows: new AccountRows(database),
    users: new Users(database),
    logins: new Logins(database),
    seats: new Seats(database),
    sessions: new Sessions(database),
    tokens: new Tokens(database),
    limits: new AccountLimits(),
    tables: {
      leave: (userId, gameId) => realtime.tables.leave(userId, gameId),
      resign: (userId, gameId) =>
        realtime.rooms.act(userId, { gameId, commandId: randomUUID(), act: { type: "resign" } }),
      reseated: (gameIds) => realtime.reseated(gameIds),
    },
    ended: (userId, when) => {
      if (when === "now") realtime.ended(userId);
      else setTimeout(() => realtime.ended(userId), SOON_MS).unref();
    },
    post: async ({ origin, language }, reader, matter, path) => {
      const locale = reader.locale ?? language ?? null;
      await mails.add(await letter({ ...reader, locale, matter, origin, path }));
      postman?.go();
    },
    mails: mail !== "none",
    formerName: words.formerPlayer,
  };
  postman?.start();
  return {
    accounts: openAccounts(parts, { serviceKeys, mail, outbox: () => mails.outbox(), report }),
    close: async () => postman?.stop(),
  };
}
