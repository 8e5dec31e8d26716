import { gameOf, kept, type SoloGame } from "./game";

const KEY = "opensky-solo";

/** Keeps the game on this device; a browser that keeps nothing plays it until the page is left. */
export function keep(game: SoloGame): void {
  try {
    localStorage.setItem(KEY, kept(game));
  } catch {
    // Played without being kept.
  }
}

/** The game that this device keeps; null where there is none. */
export function keptGame(): SoloGame | null {
  try {
    return gameOf(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}
