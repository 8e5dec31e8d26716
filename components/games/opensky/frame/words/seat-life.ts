import type { SeatLife } from "@/lib/protocol/life";
import type { SeatState } from "./seat-state";

/**
 * Who answers for a seat, where that is not its player as usual; null where it is. When the game is over nobody is
 * missed any more.
 */
export function seatLifeState(life: SeatLife | undefined, over: boolean): SeatState | null {
  if (life === undefined) return null;
  if (life.resigned) return { word: { key: "state.resigned" }, mark: "flag", tone: "quiet" };
  if (over) return null;
  if (life.standIn) return { word: { key: "state.standIn" }, mark: "autopilot", tone: "quiet" };
  if (life.away) return { word: { key: "state.away" }, mark: "cup", tone: "warn" };
  return null;
}
