import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "@/lib/db/database";
import { PgLogStore } from "@/lib/db/log-store";
import { PgTableStore } from "@/lib/db/table-store";
import type { CreateTablePayload } from "@/lib/protocol/payloads";
import type { Identity } from "@/lib/protocol/table";
import type { Alarm, Announcer, BotPlayers, News } from "@/lib/rooms/ports";
import { type RatingMaths, ratingMaths } from "@/lib/ratings/rate-game";
import { Rooms } from "@/lib/rooms/rooms";
import { Tables } from "@/lib/rooms/tables";

/** Remembers what it is told. */
export class Listener implements Announcer {
  readonly news: News[] = [];
  readonly changed: string[] = [];

  happened(news: News): void {
    this.news.push(news);
  }

  tableChanged(gameId: string): void {
    this.changed.push(gameId);
  }

  progressed(gameId: string): void {
    this.changed.push(gameId);
  }
}

/** Remembers the alarms that were set; whoever tests rings them. */
export class HeardAlarm implements Alarm {
  readonly alarms: { readonly gameId: string; readonly ms: number }[] = [];

  set(gameId: string, ms: number): void {
    this.alarms.push({ gameId, ms });
  }
}

/** Bots stand still: whoever tests plays them. */
export const nobodyPlays: BotPlayers = { asked: () => undefined };

/** One node's tables and rooms over a database. */
export function openHouse(database: Database, maths: RatingMaths = ratingMaths, bots: BotPlayers = nobodyPlays) {
  const announcer = new Listener();
  const alarm = new HeardAlarm();
  const store = new PgTableStore(database);
  const log = new PgLogStore(database, maths);
  return {
    store,
    log,
    announcer,
    alarm,
    tables: new Tables({ store, announcer, alarm, bots }),
    rooms: new Rooms({ tables: store, log, announcer, alarm, bots }),
  };
}

export type TestHouse = ReturnType<typeof openHouse>;

export const contribution = (): string => randomBytes(32).toString("hex");

export const somebody = (name = "Somebody"): Identity => ({ userId: randomUUID(), name });

export const choice = (changes: Partial<CreateTablePayload> = {}): CreateTablePayload => ({
  game: "opensky",
  side: "europe",
  edition: 2,
  players: 2,
  callsigns: "random",
  visibility: "public",
  seating: "joined",
  pace: "none",
  rated: false,
  contribution: contribution(),
  ...changes,
});

/** Makes a table, fills it and starts it. Answers its id and the players in seat order. */
export async function startedGame(house: TestHouse, changes: Partial<CreateTablePayload> = {}) {
  const chosen = choice(changes);
  const players = Array.from({ length: chosen.players }, (_, place) => somebody(`Player ${place}`));
  const [host, ...others] = players as [Identity, ...Identity[]];
  const made = await house.tables.create(host, chosen);
  if (!made.ok) {
    throw new Error(made.error.code);
  }
  const { gameId } = made.value;
  for (const other of others) {
    await house.tables.join(other, gameId, contribution());
  }
  const started = await house.tables.start(host.userId, gameId);
  if (!started.ok) {
    throw new Error(started.error.code);
  }
  const stored = await house.store.table(gameId);
  return { gameId, players: stored?.info.players ?? [] };
}
