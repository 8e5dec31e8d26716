import type { BotQuestion } from "@/lib/rooms/bots";

/** How long a bot lets pass before it answers, in ms, drawn before it thinks. */
export type Delay = (question: Pick<BotQuestion, "phase">) => number;

/** Bots answer as soon as they have decided. */
export const atOnce: Delay = () => 0;

interface Span {
  readonly least: number;
  readonly most: number;
}

/** A person plans longer than it says no. */
const SPANS: ReadonlyMap<string, Span> = new Map([
  ["placeCallsign", { least: 900, most: 1_600 }],
  ["placePlanes", { least: 1_500, most: 2_500 }],
  ["placeHubs", { least: 1_200, most: 2_000 }],
  ["chooseMarket", { least: 1_000, most: 2_000 }],
  // Longer than the strongest bot needs, so that the moment says nothing of what was weighed, or whether there was a bid.
  ["submitFare", { least: 1_700, most: 2_500 }],
]);
const OTHERS: Span = { least: 800, most: 1_600 };

/** A delay as people have it, by what is decided and by nothing else. */
export const asPeople =
  (chance: () => number = Math.random): Delay =>
  ({ phase }) => {
    const { least, most } = SPANS.get(phase) ?? OTHERS;
    return least + chance() * (most - least);
  };
