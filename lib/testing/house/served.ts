import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { newUserId } from "@/lib/auth/guest";
import type { SessionKeys } from "@/lib/auth/keys";
import { mintSession } from "@/lib/auth/session";
import { atOnce } from "@/lib/bots/runner/delay";
import { BotRunner } from "@/lib/bots/runner/runner";
import { Sessions } from "@/lib/db/accounts/sessions";
import type { Database } from "@/lib/db/database";
import { PgChatStore } from "@/lib/db/chat-store";
import { PgLogStore } from "@/lib/db/log-store";
import { readMarks } from "@/lib/db/marks";
import { shareDatabase } from "@/lib/db/shared";
import { PgTableStore } from "@/lib/db/table-store";
import { openTables } from "@/lib/db/tables";
import { Users } from "@/lib/db/users";
import words from "@/lib/i18n/messages/en/errors.json";
import { ratingMaths } from "@/lib/ratings/rate-game";
import { type Limits, unlimited } from "@/lib/realtime/server/limits";
import type { Engine } from "@/lib/realtime/server/nodes/engines";
import { startRealtime } from "@/lib/realtime/server/realtime";
import { nobody } from "@/lib/realtime/server/watcher";
import { type Chance, systemChance } from "@/lib/rooms/chance";
import { directMind } from "./direct-mind";
import { Page } from "./page";

export const keys: SessionKeys = { secret: "a secret that only tests know, long enough", secure: false };

/** One node over a database, on a port of its own, and what it reported; `engine` leads to other nodes. */
export async function serve(
  database: Database,
  engine: Engine | null = null,
  chance: Chance = systemChance,
  limits: (known: ReadonlySet<string>) => Limits = () => unlimited,
) {
  shareDatabase(database);
  const http = createServer();
  const reports: unknown[] = [];
  const report = (what: string, error: unknown) => void reports.push([what, error]);
  const runner = new BotRunner({ mind: directMind(), delay: atOnce, report });
  const realtime = startRealtime(http, {
    store: new PgTableStore(database),
    log: new PgLogStore(database, ratingMaths),
    chat: new PgChatStore(database),
    alarm: { set: () => undefined },
    bots: runner,
    users: new Users(database),
    chance,
    openTables,
    keys,
    sessions: new Sessions(database),
    publicUrl: null,
    words,
    engine,
    marks: readMarks(database),
    limits,
    watcher: nobody,
    trustedProxies: 0,
    report,
  });
  runner.begin(realtime.rooms);
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", () => resolve()));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    url,
    realtime,
    runner,
    reports,
    /** A visitor's page, connected with a session. */
    page: async (userId = newUserId()): Promise<Page> => {
      const { name, value } = await mintSession(userId, keys);
      return Page.open(url, userId, `${name}=${value}`);
    },
    drain: () => realtime.drain(),
    close: async () => {
      await Promise.all([realtime.close(), runner.close()]);
    },
  };
}

export type Served = Awaited<ReturnType<typeof serve>>;
