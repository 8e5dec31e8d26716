import type { Bout, Result } from "./bout";
import { playGame } from "./game";
import { playerOf, type Mind } from "./minds";

/** Plays a bout and takes the time of every decision. */
export function play(bout: Bout): Result {
  const times: Partial<Record<Mind, number[]>> = {};
  const players = bout.minds.map((mind) => {
    const { policy, budget } = playerOf(mind);
    return { policy, budget: bout.rollouts === null ? budget : { rollouts: bout.rollouts } };
  });
  const played = playGame(bout.rules, bout.seed, players, (seat, milliseconds) => {
    const mind = bout.minds[seat];
    if (mind !== undefined) (times[mind] ??= []).push(milliseconds);
  });
  return { bout, ...played, times };
}
