import type { Share } from "./interval";
import type { Tally } from "./tally";

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;

/** A share as "62.5% (57.7% to 67.1%)". */
export const shown = ({ share, low, high }: Share): string => `${percent(share)} (${percent(low)} to ${percent(high)})`;

/** What a pair came to, in lines. */
export function pairLines(title: string, even: number, tally: Tally): string[] {
  const times = (share: Share): string => `${(share.share / even).toFixed(2)} times its even share`;
  return [
    `${title}: ${shown(tally.share)} of ${tally.share.games} games, ${times(tally.share)}`,
    ...tally.configurations().map(([name, share]) => `  ${name.padEnd(18)} ${shown(share)} of ${share.games}`),
    ...timeLines(tally),
  ];
}

/** What each seat wins between equals, in lines. */
export function seatLines(title: string, tally: Tally): string[] {
  return [
    `${title}: what each seat wins`,
    ...tally
      .seats()
      .map(([name, seats]) => `  ${name.padEnd(18)} ${seats.map(shown).join("  ")} of ${seats[0]?.games ?? 0}`),
    ...timeLines(tally),
  ];
}

function timeLines(tally: Tally): string[] {
  return tally
    .slowest()
    .map(
      ({ mind, decisions, p99, max }) =>
        `  ${mind}: ${decisions} decisions, p99 ${p99.toFixed(1)} ms, longest ${max.toFixed(0)} ms`,
    );
}
