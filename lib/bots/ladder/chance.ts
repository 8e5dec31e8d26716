import { DiceStream } from "@/lib/engine/core/dice";

const MOST = 2 ** 24;

/** Numbers in [0,1) for one seat of one game: the same game always gives the same. `seed` is 64 hex digits. */
export function seatChance(seed: string, seat: number): () => number {
  const stream = new DiceStream(seed, `seat ${seat}:`, 0);
  let state = (stream.byte() << 24) | (stream.byte() << 16) | (stream.byte() << 8) | stream.byte();
  // A hash for every number would cost more than the game: xorshift goes on from four bytes of it.
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 8) / MOST;
  };
}

/** The seed of the ladder's game of a number: 64 hex digits. */
export function gameSeed(ladder: number, game: number): string {
  return `${ladder.toString(16).padStart(16, "0")}${game.toString(16).padStart(48, "0")}`;
}
