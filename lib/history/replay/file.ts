import { replay } from "@/lib/engine/core/replay";
import { opensky } from "@/lib/engine/opensky";
import type { CommandType, ErrorCode } from "@/lib/engine/opensky/commands";
import { parseCommand } from "@/lib/engine/opensky/parse";
import type { Seat } from "@/lib/engine/opensky/words";
import { checkProof, type Fault } from "../check";
import type { Handed } from "../proof";
import type { ReplayGame } from "./timeline";

/** The first decision of a file that the rules do not allow. */
export interface WrongCommand {
  /** From 0. */
  readonly index: number;
  readonly code: ErrorCode;
  /** Whose and which decision it would have been; null where that cannot be told. */
  readonly by: { readonly type: CommandType; readonly seat: Seat } | null;
  /** The decision as the file writes it. */
  readonly written: string;
}

/** A file that was played through by the rules. */
export interface PlayedFile {
  /** As far as its decisions are allowed. */
  readonly game: ReplayGame;
  /** Allowed decisions. */
  readonly decisions: number;
  readonly finished: boolean;
  readonly wrong: WrongCommand | null;
  /** What else is wrong with a proof: its seal, its seed, its log; null for a record, which has none of these. */
  readonly fault: Fault | null;
}

/** Plays a file through, up to its end or its first wrong decision. */
export function playFile(handed: Handed): PlayedFile {
  const record = handed.kind === "proof" ? handed.proof.record : handed.record;
  const { rules, seed, commands } = record;
  const { events, done, error, state } = replay(opensky, rules, seed, commands);
  const fault = handed.kind === "proof" ? checkProof(handed.proof).fault : null;
  return {
    game: { rules, events },
    decisions: done,
    finished: state.phase === "finished",
    wrong: error && { index: error.index, code: error.fault.code, ...described(commands[error.index], rules.players) },
    fault: fault?.kind === "illegal" ? null : fault,
  };
}

/** Longer writings are no decision of a player. */
const LONGEST = 300;

function described(command: unknown, players: number): Pick<WrongCommand, "by" | "written"> {
  const read = parseCommand(command, players);
  return { by: read.ok ? { type: read.value.type, seat: read.value.seat } : null, written: asText(command) };
}

function asText(command: unknown): string {
  try {
    const text = JSON.stringify(command) ?? "";
    return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
  } catch {
    // Nested deeper than there is stack to print it.
    return "…";
  }
}
