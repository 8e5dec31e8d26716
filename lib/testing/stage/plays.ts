import { opensky } from "@/lib/engine/opensky";
import type { Event } from "@/lib/engine/opensky/events";
import type { State } from "@/lib/engine/opensky/table";
import type { Phase, Rules } from "@/lib/engine/opensky/words";
import type { DealtGame } from "@/lib/testing/seed/deal";
import type { Person } from "@/lib/testing/seed/people";
import { playOne, type PoolGame } from "@/lib/testing/seed/pool";

/** What a prepared server offers: games by name with the seat to look from, and the sessions of the players by seat. */
export interface Stage {
  readonly tables: Readonly<Record<string, { readonly gameId: string; readonly seat: number }>>;
  readonly sessions: readonly { readonly name: string; readonly value: string }[];
}

export const PEOPLE: readonly Person[] = ["Amara", "Bruno", "Chidi", "Dana"].map((name, seat) => ({
  userId: `guest-stage-${seat}`,
  name,
}));

const EUROPE: Rules = { side: "europe", board: "europe-1", players: 3, edition: 2, callsigns: "chosen" };
const AMERICA: Rules = { side: "north-america", board: "north-america-1", players: 4, edition: 2, callsigns: "chosen" };

/** In the order of a game. */
const PHASES = [
  "placeCallsign",
  "placePlanes",
  "placeHubs",
  "chooseMarket",
  "submitFare",
  "flashDeal",
  "attachAncillaries",
  "leasePlanes",
] as const satisfies readonly Phase[];

/** Games are tried by number until one has what is wanted: the same for the same rules. */
const TRIES = 400;
const HOUR_MS = 3_600_000;

interface Cut {
  readonly version: number;
  readonly month: number;
  readonly seat: number;
}

/** The last time in the first season that a game waits in a phase, and who is asked there. */
function cutIn({ rules, seed, events }: PoolGame, phase: Phase): Cut | null {
  let state: State = opensky.initial(rules, seed);
  let cut: Cut | null = null;
  for (const [index, event] of (events as readonly Event[]).entries()) {
    state = opensky.evolve(state, event);
    const [seat] = state.asked;
    if (state.month > 6) break;
    if (event.type === "seatsAsked" && state.phase === phase && seat !== undefined) {
      cut = { version: index + 1, month: state.month, seat };
    }
  }
  return cut;
}

function find(rules: Rules, phase: Phase): { readonly game: PoolGame; readonly cut: Cut } {
  for (let number = 0; number < TRIES; number += 1) {
    const game = playOne(rules, `stage ${number}`);
    const cut = cutIn(game, phase);
    if (cut !== null) return { game, cut };
  }
  throw new Error(`no game of ${TRIES} comes to ${phase}`);
}

interface Play {
  readonly name: string;
  readonly dealt: DealtGame;
  readonly seat: number;
}

/** One game cut in each phase and one that is over, on both sides. */
export function plays(now: Date): readonly Play[] {
  const sides = [
    { side: "europe", rules: EUROPE },
    { side: "america", rules: AMERICA },
  ] as const;
  return sides.flatMap(({ side, rules }, place) => {
    const shared = { players: PEOPLE.slice(0, rules.players), visibility: "link", sharedAt: null } as const;
    const startedAt = new Date(now.getTime() - (3 + place) * HOUR_MS);
    const id = (name: string) => `stage${side}${name}`.toLowerCase().slice(0, 32);
    const phases = PHASES.filter((phase) => phase !== "placeHubs" || side === "europe");
    const running = phases.map((phase) => {
      const { game, cut } = find(rules, phase);
      const { version, month, seat } = cut;
      const dealt = { ...shared, gameId: id(phase), game, startedAt, finishedAt: null, version, month };
      return { name: `${side} ${phase}`, dealt, seat };
    });
    const game = playOne(rules, "stage 0");
    const finishedAt = new Date(startedAt.getTime() + HOUR_MS);
    const end = { startedAt, finishedAt, version: game.events.length, month: 11 };
    const over = { ...shared, ...end, gameId: id("finished"), game, visibility: "public" } as const;
    return [...running, { name: `${side} finished`, dealt: over, seat: 0 }];
  });
}
