/** A mixed strategy: how likely each choice is. */
export type Mix = readonly number[];

/** By seat, what everybody gets when each seat makes its choice. */
export type Payoff = (choices: readonly number[]) => ArrayLike<number>;

/** Rounds of regret matching: as many as there is time for, by the number of combinations. */
const roundsFor = (combinations: number): number => Math.min(1500, Math.max(300, Math.floor(200_000 / combinations)));
/** Choices less likely than this are left out in the end: they come from the first rounds. */
const RARE = 0.03;
/** Part of the stakes within which choices are equally good. */
const LEEWAY = 0.012;

/** Mixed strategies by seat, and what each seat gets by them. */
export interface Mixes {
  readonly mixes: readonly Mix[];
  readonly values: readonly number[];
}

/**
 * How far a seat is trusted to do what is expected of it; for the rest it is taken to leave nothing to regret. Of three
 * and more, who is outguessed gains for the third: there habits say more.
 */
const TRUST = 0.5;
const TRUST_OF_MANY = 0.8;

/**
 * Mixed strategies that no seat regrets much, by regret matching over all combinations of choices: they cannot be read
 * and outguessed. `counts` says how many choices each seat has; `habits` which of them a seat is half expected to make,
 * null where nothing is.
 */
export function equilibrium(counts: readonly number[], habits: readonly (number | null)[], payoff: Payoff): Mixes {
  const combinations = every(counts);
  const payoffs = combinations.map((choices) => Float64Array.from(payoff(choices)));
  const regrets = counts.map((count) => new Float64Array(count));
  const sums = counts.map((count) => new Float64Array(count));
  const rounds = roundsFor(combinations.length);
  for (let round = 1; round <= rounds; round += 1) {
    const mixes = regrets.map(matched);
    const { ofChoice, values } = expected(counts, combinations, payoffs, mixes, habits);
    for (const [seat, regret] of regrets.entries()) {
      for (let choice = 0; choice < regret.length; choice += 1) {
        const gain = (ofChoice[seat]?.[choice] ?? 0) - (values[seat] ?? 0);
        regret[choice] = Math.max(0, (regret[choice] ?? 0) + gain);
        const sum = sums[seat];
        if (sum !== undefined) sum[choice] = (sum[choice] ?? 0) + round * (mixes[seat]?.[choice] ?? 0);
      }
    }
  }
  const played = sums.map((sum) => settled(sum));
  const { ofChoice } = expected(counts, combinations, payoffs, played, habits);
  const mixes = played.map((mix, seat) => pruned(mix, ofChoice[seat] ?? [], stakes(payoffs, seat)));
  return { mixes, values: expected(counts, combinations, payoffs, mixes, habits).values };
}

/** Every combination of one choice a seat. */
function every(counts: readonly number[]): number[][] {
  return counts.reduce<number[][]>(
    (found, count) => found.flatMap((choices) => Array.from({ length: count }, (_, choice) => [...choices, choice])),
    [[]],
  );
}

function matched(regret: Float64Array): Float64Array {
  const total = regret.reduce((sum, value) => sum + value, 0);
  return regret.map((value) => (total > 0 ? value / total : 1 / regret.length));
}

/** How much a seat can win or lose by the choices of all. */
function stakes(payoffs: readonly Float64Array[], seat: number): number {
  const own = payoffs.map((payoff) => payoff[seat] ?? 0);
  return Math.max(...own) - Math.min(...own);
}

/** A mix without the choices that are not quite as good as the best: too few rounds were played to forget them. */
function pruned(mix: Mix, worth: ArrayLike<number>, stake: number): Mix {
  const best = Math.max(...mix.map((likely, choice) => (likely > 0 ? (worth[choice] ?? 0) : -Infinity)));
  return settled(mix.map((likely, choice) => ((worth[choice] ?? 0) < best - LEEWAY * stake ? 0 : likely)));
}

function settled(sum: ArrayLike<number>): Mix {
  const values = Array.from(sum);
  const total = values.reduce((all, value) => all + value, 0);
  const kept = values.map((value) => (value < RARE * total ? 0 : value));
  const left = kept.reduce((all, value) => all + value, 0);
  return kept.map((value) => value / left);
}

function trusted(mix: ArrayLike<number>, habit: number | null, trust: number): ArrayLike<number> {
  if (habit === null) return mix;
  return Array.from(mix, (likely, choice) => (1 - trust) * likely + (choice === habit ? trust : 0));
}

function expected(
  counts: readonly number[],
  combinations: readonly (readonly number[])[],
  payoffs: readonly Float64Array[],
  mixes: readonly ArrayLike<number>[],
  habits: readonly (number | null)[],
): { readonly ofChoice: readonly Float64Array[]; readonly values: readonly number[] } {
  const ofChoice = counts.map((count) => new Float64Array(count));
  const trust = counts.length > 2 ? TRUST_OF_MANY : TRUST;
  const likelihood = mixes.map((mix, seat) => trusted(mix, habits[seat] ?? null, trust));
  for (const [index, choices] of combinations.entries()) {
    const payoff = payoffs[index];
    for (let seat = 0; seat < counts.length; seat += 1) {
      let likely = payoff?.[seat] ?? 0;
      for (let other = 0; other < counts.length; other += 1) {
        if (other !== seat) likely *= likelihood[other]?.[choices[other] ?? 0] ?? 0;
      }
      const row = ofChoice[seat];
      const choice = choices[seat] ?? 0;
      if (row !== undefined) row[choice] = (row[choice] ?? 0) + likely;
    }
  }
  const values = ofChoice.map((row, seat) => row.reduce((sum, worth, at) => sum + worth * (mixes[seat]?.[at] ?? 0), 0));
  return { ofChoice, values };
}
