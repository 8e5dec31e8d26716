import { LEVELS, type Level } from "@/lib/bots/policies/policy";
import type { RuleError } from "@/lib/engine/core/game";
import { foldEvents, replay, type Replay } from "@/lib/engine/core/replay";
import { err, ok, type Result } from "@/lib/engine/core/result";
import { opensky, type OpenSky } from "@/lib/engine/opensky";
import type { Command, ErrorCode } from "@/lib/engine/opensky/commands";
import { parseRecord, RECORD_FORMAT } from "@/lib/engine/opensky/record";
import type { Rules, Seat } from "@/lib/engine/opensky/words";
import { absorb, start, type Position } from "@/lib/realtime/client/fold";

/** Who decides for a seat: somebody at this device, or a bot. */
export type Sitter = { readonly kind: "person"; readonly name: string } | { readonly kind: "bot"; readonly level: Level };

/** A game that this device alone keeps: what was chosen follows from what was decided. */
export interface SoloGame {
  readonly rules: Rules;
  /** 64 hex digits. */
  readonly seed: string;
  /** By seat. */
  readonly sitters: readonly Sitter[];
  readonly commands: readonly Command[];
}

/** What follows from the games at hand, so that a command is not decided anew with each one after it. */
const known = new WeakMap<SoloGame, Replay<OpenSky>>();

function played(game: SoloGame): Replay<OpenSky> {
  const found = known.get(game) ?? replay(opensky, game.rules, game.seed, game.commands);
  known.set(game, found);
  return found;
}

/** The position as the seat's own screen folds it: only what that seat may know. */
export function positionOf(game: SoloGame, seat: Seat): Position {
  const told = played(game).events.map((event) => opensky.viewEvent(event, seat));
  const empty = start(game.rules, seat);
  return absorb(empty, { gameId: "", from: 0, version: told.length, events: told, clocks: null }) ?? empty;
}

/** The game after a command, or the rule against it. */
export function play(game: SoloGame, command: Command): Result<SoloGame, RuleError<ErrorCode>> {
  const { state, events, done } = played(game);
  const decided = opensky.decide(state, command);
  if (!decided.ok) return err(decided.error);
  const next = { ...game, commands: [...game.commands, command] };
  known.set(next, {
    state: foldEvents(opensky, state, decided.value),
    events: [...events, ...decided.value],
    done: done + 1,
    error: null,
  });
  return ok(next);
}

/** Who is asked now, ascending. */
export function askedOf(game: SoloGame): { readonly people: readonly Seat[]; readonly bots: readonly Seat[] } {
  const { asked } = played(game).state;
  const isBot = (seat: Seat) => game.sitters[seat]?.kind === "bot";
  return { people: asked.filter((seat) => !isBot(seat)), bots: asked.filter(isBot) };
}

/** The people who bid against each other this month while the fares are sealed; nobody at other times. */
export function sealing(game: SoloGame): readonly Seat[] {
  const { phase, months } = played(game).state;
  const bidders = phase === "submitFare" ? (months.at(-1)?.bidders ?? []) : [];
  return bidders.filter((seat) => game.sitters[seat]?.kind === "person");
}

const isSitter = (value: unknown): value is Sitter => {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false;
  if (value.kind === "person") return "name" in value && typeof value.name === "string";
  return value.kind === "bot" && "level" in value && LEVELS.some((level) => level === value.level);
};

/** The game as it is kept and handed on: a record of the rules page, section 11, and who sat there. */
export const kept = ({ rules, seed, commands, sitters }: SoloGame): string =>
  JSON.stringify({ format: RECORD_FORMAT, rules, seed, commands, sitters });

/** A game as it was kept; null for anything else, and for one that today's rules would not allow. */
export function gameOf(text: string | null): SoloGame | null {
  if (text === null) return null;
  try {
    const data: unknown = JSON.parse(text);
    const record = parseRecord(data);
    if (!record.ok || typeof data !== "object" || data === null || !("sitters" in data)) return null;
    const { rules, seed } = record.value;
    const { sitters } = data;
    if (!Array.isArray(sitters) || sitters.length !== rules.players || !sitters.every(isSitter)) return null;
    const game = { rules, seed, sitters, commands: record.value.commands as readonly Command[] };
    return played(game).error === null ? game : null;
  } catch {
    return null;
  }
}
