import type { Seat } from "@/lib/engine/core/game";
import { ok } from "@/lib/engine/core/result";
import type { BotLevel } from "@/lib/protocol/bots";
import type { RoomEntry } from "@/lib/protocol/room-entry";
import { type Outcome, refuse } from "./answers";
import type { HostedGame } from "./games";
import { actFor, type Entry } from "./moves";
import { endingOf, type Position } from "./position";
import type { Room } from "./room";

/** Who plays a seat that its player has left. */
const STAND_IN: BotLevel = "national";

/** What a bot is asked: its seat's view, and nothing else of the position. */
export interface BotQuestion {
  readonly gameId: string;
  readonly game: string;
  readonly seat: Seat;
  readonly level: BotLevel;
  /** The version since which it is asked: with game and seat it names the question, on every server. */
  readonly since: number;
  readonly phase: string;
  /** The position as the seat may know it. */
  readonly view: unknown;
}

/** The style of the bot that plays a seat at this moment; null where a person does, or the room by itself. */
export function botAt({ life }: Position, seat: Seat, rated: boolean): BotLevel | null {
  const own = life.seats[seat];
  if (own === undefined || own.resigned) {
    return null;
  }
  // Where the result counts nobody is helped: there the room takes the harmless actions of a seat that was left.
  return own.bot ?? (own.standIn && !rated ? STAND_IN : null);
}

/** The seats that are asked and that bots play. */
export const botsAsked = (game: HostedGame, position: Position, rated: boolean): readonly Seat[] =>
  endingOf(game, position) === null ? position.asked.filter((seat) => botAt(position, seat, rated) !== null) : [];

/** All that bots are asked in a room now. */
export function questionsOf({ gameId, game, position, rated }: Room): readonly BotQuestion[] {
  return botsAsked(game, position, rated).flatMap((seat) => {
    const level = botAt(position, seat, rated);
    const since = position.askedSince[seat] ?? null;
    if (level === null || since === null) {
      return [];
    }
    const view = game.definition.view(position.state, seat);
    return [{ gameId, game: game.definition.id, seat, level, since, phase: position.phase, view }];
  });
}

/** The id of the one command that answers a question: whoever answers it again is told what was answered first. */
export const answerId = ({ gameId, since, seat }: Pick<BotQuestion, "gameId" | "since" | "seat">): string =>
  `${gameId}/${since}/${seat}`;

/** What a bot's command amounts to; null: it could not decide, and the room takes the harmless action. */
export function decideForBot(
  { game, position, rated }: Room,
  { seat, since, phase }: BotQuestion,
  command: object | null,
): Outcome<readonly Entry[]> {
  if (endingOf(game, position) !== null) {
    return refuse("game-over");
  }
  const asked = position.phase === phase && position.askedSince[seat] === since;
  if (!asked || botAt(position, seat, rated) === null) {
    return refuse("stale");
  }
  if (command === null) {
    return ok(actFor(game, position, seat, "stuck"));
  }
  const decided = game.definition.decide(position.state, { ...command, seat });
  if (!decided.ok) {
    return refuse(`rule/${decided.error.code}`, decided.error.field);
  }
  const handedOver: readonly RoomEntry[] =
    position.life.seats[seat]?.bot === null ? [{ type: "room/actedFor", seat, why: "bot" }] : [];
  return ok([...handedOver, ...decided.value]);
}
