import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import { begin, foldEvents } from "@/lib/engine/core/replay";
import { opensky } from "@/lib/engine/opensky";
import type { ErrorCode } from "@/lib/engine/opensky/commands";
import type { Event } from "@/lib/engine/opensky/events";
import { LAST_MONTH, SEASON_2_MONTH, type Rules } from "@/lib/engine/opensky/words";
import { commandOf } from "./commands";
import { firstDifference, type Difference } from "./difference";
import { gameEntries, type Proof } from "./proof";

/** A part of the game that is checked as a whole, in the order in which they come. */
export type Part =
  | { readonly kind: "rules" | "commitment" | "seed" | "start" | "end" }
  | { readonly kind: "planning"; readonly season: 1 | 2 }
  | { readonly kind: "month"; readonly month: number };

/** What is wrong at the first wrong point. `expected` is what the check works out, `actual` what the file says. */
export type Fault =
  /** Played with rules that this engine does not know any more, so that it cannot judge. */
  | { readonly kind: "rulesVersion"; readonly expected: string; readonly actual: string }
  /** Not the rules that the table was made with. */
  | ({ readonly kind: "rules" } & Difference)
  | { readonly kind: "commitment" | "seed"; readonly expected: string; readonly actual: string }
  /** Command `index` may not be given in the position it comes in. */
  | { readonly kind: "illegal"; readonly index: number; readonly code: ErrorCode; readonly command: string }
  /** Command `index` is not the one that the log tells of at `seq`. */
  | ({ readonly kind: "command"; readonly index: number; readonly seq: number } & Difference)
  /** The log's entry `seq` is not what the seed and the commands so far amount to. */
  | ({ readonly kind: "event"; readonly seq: number; readonly type: string } & Difference)
  /** Something happened that the log does not hold. */
  | { readonly kind: "missing"; readonly type: string }
  /** The log goes on where nothing more can have happened. */
  | { readonly kind: "extra"; readonly seq: number; readonly type: string }
  /** The file stops before the game is over. */
  | { readonly kind: "unfinished" };

/** One part's verdict, and the events of the game that were found right in it. */
export interface Step {
  readonly part: Part;
  readonly verdict: "good" | "wrong" | "unchecked";
  readonly events: readonly Event[];
}

export interface Report {
  /** All parts of a game, also those after the first wrong point. */
  readonly steps: readonly Step[];
  readonly fault: Fault | null;
  /** The game was ended by its players before its last month. */
  readonly endedEarly: boolean;
}

const month = (number: number): Part => ({ kind: "month", month: number });
const months = (from: number, to: number): Part[] => Array.from({ length: to - from }, (_, n) => month(from + n));

const PARTS: readonly Part[] = [
  { kind: "rules" },
  { kind: "commitment" },
  { kind: "seed" },
  { kind: "start" },
  { kind: "planning", season: 1 },
  ...months(0, SEASON_2_MONTH),
  { kind: "planning", season: 2 },
  ...months(SEASON_2_MONTH, LAST_MONTH + 1),
  { kind: "end" },
];

const samePart = (a: Part, b: Part): boolean => firstDifference(a, b) === null;

/** The part that begins with an event; null where it belongs to the part before. */
function partOf(event: Event): Part | null {
  switch (event.type) {
    case "seasonBegan":
      return { kind: "planning", season: event.season };
    case "diceRolled":
      return month(event.month);
    case "gameEnded":
      return { kind: "end" };
    default:
      return null;
  }
}

/**
 * Checks a finished game from its proof alone: that the server's bytes are those of the commitment, that the seed is made
 * of them and the contributions, and that seed and commands make exactly the log that was published (rules, sections 9
 * and 11). Stops at the first wrong point. `rules` are those of the table, where they are known from elsewhere: not every
 * rule leaves its mark on every game.
 */
export function checkProof(proof: Proof, rules: Rules = proof.record.rules): Report {
  const walk = new Walk();
  const fault = checkOrigin(proof, rules, walk) ?? checkGame(proof, walk);
  return { ...walk.report(fault), fault };
}

/** The parts as far as they were walked through. */
class Walk {
  private at = 0;
  private readonly events: Event[][] = PARTS.map(() => []);
  endedEarly = false;

  /** Goes on to a part; the game's parts come in their order. */
  enter(part: Part): void {
    this.at = PARTS.findIndex((other) => samePart(other, part));
  }

  /** An event that should come now opens its part before it is compared: a fault in it is that part's. */
  expect(event: Event): void {
    const part = partOf(event);
    if (part) this.enter(part);
  }

  found(event: Event): void {
    this.events[this.at]?.push(event);
  }

  report(fault: Fault | null): Omit<Report, "fault"> {
    const steps = PARTS.map((part, index): Step => {
      const events = this.events[index] ?? [];
      if (index < this.at) return { part, events, verdict: "good" };
      if (index > this.at) return { part, events, verdict: "unchecked" };
      return { part, events, verdict: fault === null ? "good" : "wrong" };
    });
    return { steps, endedEarly: this.endedEarly };
  }
}

const hash = (...parts: readonly string[]): string => bytesToHex(sha256(concatBytes(...parts.map(hexToBytes))));

function checkOrigin(proof: Proof, rules: Rules, walk: Walk): Fault | null {
  const { rulesVersion, commitment, serverBytes, contributions, record } = proof;
  walk.enter({ kind: "rules" });
  if (rulesVersion !== opensky.rulesVersion) {
    return { kind: "rulesVersion", expected: String(opensky.rulesVersion), actual: String(rulesVersion) };
  }
  const other = firstDifference(rules, record.rules);
  if (other) return { kind: "rules", ...other };
  walk.enter({ kind: "commitment" });
  const sealed = hash(serverBytes);
  if (sealed !== commitment) return { kind: "commitment", expected: sealed, actual: commitment };
  walk.enter({ kind: "seed" });
  const seed = hash(serverBytes, ...contributions.map(({ bytes }) => bytes));
  return seed === record.seed ? null : { kind: "seed", expected: seed, actual: record.seed };
}

function checkGame({ record, events }: Proof, walk: Walk): Fault | null {
  const published = gameEntries(events);
  let next = 0;
  /** Compares what must have happened with what the log holds there. */
  const compare = (expected: readonly Event[]): Fault | null => {
    for (const event of expected) {
      walk.expect(event);
      const entry = published[next];
      if (entry === undefined) return { kind: "missing", type: event.type };
      const difference = firstDifference(event, entry.event);
      if (difference) return { kind: "event", seq: entry.seq, type: event.type, ...difference };
      walk.found(event);
      next += 1;
    }
    return null;
  };

  walk.enter({ kind: "start" });
  const start = begin(opensky, record.rules, record.seed);
  let { state } = start;
  const wrongStart = compare(start.events);
  if (wrongStart) return wrongStart;
  for (const [index, command] of record.commands.entries()) {
    const decided = opensky.decide(state, command);
    if (!decided.ok) return { kind: "illegal", index, code: decided.error.code, command: JSON.stringify(command) };
    const seq = published[next]?.seq ?? events.length;
    const fault = compare(decided.value);
    if (fault) return fault;
    const [answer] = decided.value;
    const difference = answer && firstDifference(commandOf(answer), command);
    if (difference) return { kind: "command", index, seq, ...difference };
    state = foldEvents(opensky, state, decided.value);
  }
  const extra = published[next];
  if (extra) return { kind: "extra", seq: extra.seq, type: typeOf(extra.event) };
  if (state.phase === "finished") return null;
  // Only the room may end a game before its last month, and says so at the end of the log.
  const last = events.length - 1;
  walk.endedEarly = last >= 0 && published.at(-1)?.seq !== last;
  return walk.endedEarly ? null : { kind: "unfinished" };
}

const typeOf = (event: unknown): string =>
  typeof event === "object" && event !== null && "type" in event ? String(event.type) : "";
