import { rate, rating } from "openskill";

/** A belief about a player's strength: its mean and how uncertain it is (a standard deviation). */
export interface Belief {
  readonly mu: number;
  readonly sigma: number;
}

/** Of somebody who has not played yet. */
export const UNKNOWN: Belief = rating();

/** A rating is provisional until its uncertainty is at most this: about ten games of two, a dozen of four. */
export const ESTABLISHED_SIGMA = 6.5;

/** So many standard deviations below the mean a player is ranked: almost surely at least that strong. */
export const CAUTION = 3;

/** The beliefs after a game in which these players had these places; equal places are shared. Weng-Lin, Plackett-Luce. */
export function afterGame(before: readonly Belief[], places: readonly number[]): readonly Belief[] {
  const teams = before.map(({ mu, sigma }) => [rating({ mu, sigma })]);
  const after = rate(teams, { rank: [...places] });
  return after.map(([player], seat) => {
    const { mu, sigma } = player ?? before[seat] ?? UNKNOWN;
    return { mu, sigma };
  });
}

export const isEstablished = ({ sigma }: Belief): boolean => sigma <= ESTABLISHED_SIGMA;

/** What a player is ranked by; null while provisional. */
export const standingOf = (belief: Belief): number | null =>
  isEstablished(belief) ? belief.mu - CAUTION * belief.sigma : null;
