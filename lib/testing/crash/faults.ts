import { isDeepStrictEqual } from "node:util";
import type { Database } from "@/lib/db/database";
import { PgLogStore } from "@/lib/db/log-store";
import { opensky } from "@/lib/engine/opensky";
import type { Event } from "@/lib/engine/opensky/events";
import type { Rules } from "@/lib/engine/opensky/words";
import { ratingMaths } from "@/lib/ratings/rate-game";
import type { Table } from "./crash";
import type { Ledger } from "./player";

interface StoredCommand {
  readonly commandId: string;
  readonly seat: number;
  readonly command: Readonly<Record<string, unknown>>;
  readonly version: number;
}

/** Everything that must not be after the storm, in words; empty where all is well. */
export async function faultsOf(database: Database, tables: readonly Table[], ledger: Ledger): Promise<string[]> {
  const faults: string[] = [];
  for (const table of tables) faults.push(...(await faultsOfTable(database, table, ledger)));
  return faults;
}

async function faultsOfTable(database: Database, { gameId, players }: Table, ledger: Ledger): Promise<string[]> {
  const faults: string[] = [];
  const log = await new PgLogStore(database, ratingMaths).log(gameId, 0);
  if (!log) return [`${gameId}: its log is gone`];
  const stored = await database.query<StoredCommand>(
    "crash-commands",
    `SELECT "commandId", seat, command, version FROM "Command"
     WHERE "gameId" = $1 AND version IS NOT NULL ORDER BY version`,
    [gameId],
  );

  // The log is what the stored commands amount to, each decided once, in order, and nothing else.
  let state = opensky.initial(log.rules as Rules, log.seed);
  const replayed: Event[] = [];
  const append = (events: readonly Event[]) => {
    replayed.push(...events);
    state = events.reduce((so, event) => opensky.evolve(so, event), state);
  };
  append(opensky.open(state));
  for (const { commandId, seat, command, version } of stored) {
    const decided = opensky.decide(state, { ...command, seat });
    if (!decided.ok) {
      faults.push(`${gameId}: command ${commandId} is in the log but is refused with ${decided.error.code} on replay`);
      break;
    }
    append(decided.value);
    if (replayed.length !== version) faults.push(`${gameId}: command ${commandId} ends at ${replayed.length}, not ${version}`);
  }
  if (log.events.length !== log.version) faults.push(`${gameId}: ${log.events.length} events at version ${log.version}`);
  if (!isDeepStrictEqual(plain(replayed), plain(log.events))) faults.push(`${gameId}: the log does not replay`);

  const versions = new Map(stored.map(({ commandId, version }) => [commandId, version]));
  for (const [commandId, sent] of ledger) {
    if (sent.gameId !== gameId) continue;
    const version = versions.get(commandId);
    if (sent.contradicted) faults.push(`${gameId}: command ${commandId} got two different answers`);
    if (typeof sent.answer === "number" && version !== sent.answer) {
      faults.push(`${gameId}: command ${commandId} was acknowledged with ${sent.answer}, the log says ${version}`);
    }
    if (sent.answer === "refused" && version !== undefined) {
      faults.push(`${gameId}: command ${commandId} was refused and is in the log`);
    }
  }
  for (const { commandId } of stored) {
    if (!ledger.has(commandId)) faults.push(`${gameId}: nobody sent command ${commandId}`);
  }

  for (const { session, userId } of players) {
    const seat = log.seats.indexOf(userId);
    const viewer = seat < 0 ? "spectator" : seat;
    if (session === null || !isDeepStrictEqual(plain(session.view), plain(opensky.view(state, viewer)))) {
      faults.push(`${gameId}: the page of ${viewer} shows another position`);
    }
  }
  return faults;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
