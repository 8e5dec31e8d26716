import type { Seat } from "@/lib/engine/opensky/words";
import { askedOf, sealing, type SoloGame } from "./game";

/** Who sits before the screen, and whether a secret choice is theirs alone. */
export interface Place {
  readonly seat: Seat;
  /** Down: the screen shows nothing of the table until that person has taken the device. Lifted: they have. */
  readonly curtain: "none" | "down" | "lifted";
}

/** At the start, and when a kept game is taken up: whoever is asked first. */
export function firstPlace(game: SoloGame): Place {
  const seat = game.sitters.findIndex(({ kind }) => kind === "person");
  return placeAfter(game, { seat: Math.max(seat, 0), curtain: "none" });
}

/**
 * Who sits before the screen after something happened. What lies open is decided openly: the screen goes to whoever is
 * asked. People who bid against each other do so one after the other, each behind a curtain.
 */
export function placeAfter(game: SoloGame, before: Place): Place {
  const { people } = askedOf(game);
  const stays = people.includes(before.seat);
  const [first = before.seat] = people;
  if (sealing(game).length < 2) return { seat: stays ? before.seat : first, curtain: "none" };
  if (before.curtain === "lifted" && (stays || people.length === 0)) return before;
  return people.length === 0 ? { ...before, curtain: "none" } : { seat: first, curtain: "down" };
}
