import { opensky } from "@/lib/engine/opensky";
import type { Event } from "@/lib/engine/opensky/events";
import type { State } from "@/lib/engine/opensky/table";
import { ANCILLARIES, LAST_MONTH, SEASON_2_MONTH, type Phase, type Rules } from "@/lib/engine/opensky/words";
import type { DealtGame } from "@/lib/testing/seed/deal";
import type { Person } from "@/lib/testing/seed/people";
import { playOne, type PoolGame } from "@/lib/testing/seed/pool";

/** A prepared game: who is asked, and a seat that is not, if there is one. */
export interface StageTable {
  readonly gameId: string;
  readonly seat: number;
  readonly waiting: number | null;
}

/** What a prepared server offers: games by name with the seats to look from, and the sessions of the players by seat. */
export interface Stage {
  readonly tables: Readonly<Record<string, StageTable>>;
  readonly sessions: readonly { readonly name: string; readonly value: string }[];
}

export const PEOPLE: readonly Person[] = ["Amara", "Bruno", "Chidi", "Dana"].map((name, seat) => ({
  userId: `guest-stage-${seat}`,
  name,
}));

const EUROPE: Rules = { side: "europe", board: "europe-1", players: 3, edition: 2, callsigns: "chosen" };
const AMERICA: Rules = { side: "north-america", board: "north-america-1", players: 4, edition: 2, callsigns: "chosen" };

/** Whether a position, after which comes another one, is what is looked for. */
type Wanted = (now: State, next: State) => boolean;

const inPhase =
  (phase: Phase): Wanted =>
  (now) =>
    now.phase === phase && now.month <= 6;

/**
 * In the order of a game. What is `last` is turned by one answer of the seat that is asked: into fares that are settled as
 * they turn over, into winter, into the end. */
const POSITIONS: Readonly<Record<string, Wanted>> = {
  placeCallsign: inPhase("placeCallsign"),
  placePlanes: inPhase("placePlanes"),
  placeHubs: inPhase("placeHubs"),
  chooseMarket: inPhase("chooseMarket"),
  submitFare: inPhase("submitFare"),
  flashDeal: inPhase("flashDeal"),
  attachAncillaries: inPhase("attachAncillaries"),
  leasePlanes: inPhase("leasePlanes"),
  lastLeaseOfSummer: (now, next) => now.phase === "leasePlanes" && winter(next),
  winter: (now) => winter(now),
  lastBidder: (now) => alone(now) && now.asked.every((seat) => now.seats[seat]?.ancillariesSpent.length === ANCILLARIES.length),
  lastFare: (now) => alone(now) && now.month === LAST_MONTH,
};

/** One seat is asked for a fare, and no other can undercut it. */
const alone = ({ phase, months }: State): boolean => phase === "submitFare" && months.at(-1)?.bidders.length === 1;

const winter = ({ phase, month, pass }: State): boolean =>
  phase === "placePlanes" && month === SEASON_2_MONTH && pass === 0;

/** Games are tried by number until one has what is wanted: the same for the same rules. */
const TRIES = 400;
const HOUR_MS = 3_600_000;

interface Cut {
  readonly version: number;
  readonly state: State;
}

/** The last time that a game waits in a position that is looked for. */
function cutIn({ rules, seed, events }: PoolGame, wanted: Wanted): Cut | null {
  const waits: Cut[] = [];
  let state: State = opensky.initial(rules, seed);
  for (const [index, event] of (events as readonly Event[]).entries()) {
    state = opensky.evolve(state, event);
    if (event.type === "seatsAsked") waits.push({ version: index + 1, state });
  }
  const end = state;
  return waits.findLast((wait, place) => wanted(wait.state, waits[place + 1]?.state ?? end)) ?? null;
}

function find(rules: Rules, name: string, wanted: Wanted): { readonly game: PoolGame; readonly cut: Cut } {
  for (let number = 0; number < TRIES; number += 1) {
    const game = playOne(rules, `stage ${number}`);
    const cut = cutIn(game, wanted);
    if (cut !== null) return { game, cut };
  }
  throw new Error(`no game of ${TRIES} comes to ${name}`);
}

interface Play extends Omit<StageTable, "gameId"> {
  readonly name: string;
  readonly dealt: DealtGame;
}

/** One game cut in each position and one that is over, on both sides. */
export function plays(now: Date): readonly Play[] {
  const sides = [
    { side: "europe", rules: EUROPE },
    { side: "america", rules: AMERICA },
  ] as const;
  return sides.flatMap(({ side, rules }, place) => {
    const shared = { players: PEOPLE.slice(0, rules.players), visibility: "link", sharedAt: null } as const;
    const startedAt = new Date(now.getTime() - (3 + place) * HOUR_MS);
    const id = (name: string) => `stage${side}${name}`.toLowerCase().slice(0, 32);
    const positions = Object.entries(POSITIONS).filter(([name]) => name !== "placeHubs" || side === "europe");
    const running = positions.map(([name, wanted]) => {
      const { game, cut } = find(rules, name, wanted);
      const { asked, month } = cut.state;
      const seats = Array.from({ length: rules.players }, (_, seat) => seat);
      const waiting = seats.find((seat) => !asked.includes(seat)) ?? null;
      const dealt = { ...shared, gameId: id(name), game, startedAt, finishedAt: null, version: cut.version, month };
      return { name: `${side} ${name}`, dealt, seat: asked[0] ?? 0, waiting };
    });
    const game = playOne(rules, "stage 0");
    const finishedAt = new Date(startedAt.getTime() + HOUR_MS);
    const end = { startedAt, finishedAt, version: game.events.length, month: 11 };
    const over = { ...shared, ...end, gameId: id("finished"), game, visibility: "public" } as const;
    return [...running, { name: `${side} finished`, dealt: over, seat: 0, waiting: null }];
  });
}
