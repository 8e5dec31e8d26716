import { err, ok, type Result } from "@/lib/engine/core/result";
import type { Event } from "@/lib/engine/opensky/events";
import { parseRecord, RECORD_FORMAT, type GameRecord } from "@/lib/engine/opensky/record";
import type { Rules } from "@/lib/engine/opensky/words";
import type { Contribution } from "@/lib/protocol/table";
import { commandsOf } from "./commands";

export const PROOF_FORMAT = "opensky-proof/1";

/** A finished game as it is stored: all that it takes to check it. */
export interface FinishedGame {
  readonly rules: Rules;
  /** The version of the engine's rules that it was played with. */
  readonly rulesVersion: number;
  /** SHA-256 of the server's bytes, published before anybody joined, hex. */
  readonly commitment: string;
  /** 32 bytes, hex. */
  readonly serverBytes: string;
  /** By seat. */
  readonly contributions: readonly Contribution[];
  /** 64 hex digits. */
  readonly seed: string;
  /** The whole log as it is stored; what the room adds to it has types that begin with "room/". */
  readonly events: readonly LogEntry[];
}

export type LogEntry = Event | { readonly type: `room/${string}` };

/** A finished game with all that anybody needs to check it: the record, the log as published, and where the seed is from. */
export interface Proof {
  readonly format: typeof PROOF_FORMAT;
  readonly rulesVersion: number;
  readonly commitment: string;
  readonly serverBytes: string;
  readonly contributions: readonly Contribution[];
  readonly record: GameRecord;
  /** Judged when they are compared, not before. */
  readonly events: readonly unknown[];
}

const isRoomEntry = (entry: unknown): boolean =>
  typeof entry === "object" && entry !== null && "type" in entry && String(entry.type).startsWith("room/");

/** A log's entries that are the game's own, with their places in the log. */
export const gameEntries = (events: readonly unknown[]): readonly { readonly seq: number; readonly event: unknown }[] =>
  events.flatMap((event, seq) => (isRoomEntry(event) ? [] : [{ seq, event }]));

/** The record of a finished game (rules, section 11): its commands are read off the log. */
export function recordOf({ rules, seed, events }: FinishedGame): GameRecord {
  const own = gameEntries(events).map(({ event }) => event as Event);
  return { format: RECORD_FORMAT, rules, seed, commands: commandsOf(own) };
}

export function proofOf(game: FinishedGame): Proof {
  const { rulesVersion, commitment, serverBytes, contributions, events } = game;
  return {
    format: PROOF_FORMAT,
    rulesVersion,
    commitment,
    serverBytes,
    contributions,
    record: recordOf(game),
    events,
  };
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isHex32 = (value: unknown): value is string => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);

/** A file that somebody hands in to be checked. */
export type Handed =
  | { readonly kind: "proof"; readonly proof: Proof }
  | { readonly kind: "record"; readonly record: GameRecord };

/** Reads a proof or a record; the error names the first field that keeps it from being checked at all. */
export function parseHanded(data: unknown): Result<Handed, string> {
  if (!isFields(data)) return err("file");
  if (data["format"] === PROOF_FORMAT) {
    const proof = parseProof(data);
    return proof.ok ? ok({ kind: "proof", proof: proof.value }) : proof;
  }
  const record = parseRecord(data);
  if (record.ok) return ok({ kind: "record", record: record.value });
  return err(data["format"] === RECORD_FORMAT ? "record" : "format");
}

function parseProof(data: Fields): Result<Proof, string> {
  const { rulesVersion, commitment, serverBytes, contributions, events } = data;
  if (typeof rulesVersion !== "number") return err("rulesVersion");
  if (!isHex32(commitment)) return err("commitment");
  if (!isHex32(serverBytes)) return err("serverBytes");
  const record = parseRecord(data["record"]);
  if (!record.ok) return err("record");
  if (!isHex32(record.value.seed)) return err("record.seed");
  if (!Array.isArray(contributions) || contributions.length !== record.value.rules.players) return err("contributions");
  const parts = contributions.map(parseContribution);
  const wrong = parts.indexOf(null);
  if (wrong >= 0) return err(`contributions[${wrong}]`);
  if (!Array.isArray(events)) return err("events");
  return ok({
    format: PROOF_FORMAT,
    rulesVersion,
    commitment,
    serverBytes,
    contributions: parts.flatMap((part) => part ?? []),
    record: record.value,
    events: events as readonly unknown[],
  });
}

function parseContribution(data: unknown): Contribution | null {
  if (!isFields(data)) return null;
  const { bytes, by } = data;
  return isHex32(bytes) && (by === "client" || by === "server") ? { bytes, by } : null;
}
