import { legs } from "@/lib/engine/opensky/boards";
import { stops } from "@/lib/engine/opensky/network";
import type { View } from "@/lib/engine/opensky/table";
import type { Bid, Seat } from "@/lib/engine/opensky/words";
import type { Chance } from "../chance";
import type { Itinerary, Market } from "../market";
import { bestAnswer } from "../national/fare";
import { kindOf, KINDS, type Position } from "../sim/position";
import type { Choice, Contest, Way } from "./contest";
import { equilibrium, type Mix } from "./equilibrium";

/** One of the answers that a seat could seal; null declines. */
export type Answer = (Choice & { readonly itinerary: Itinerary }) | null;

/** Itineraries of equal stops that are looked at. */
const LIKE = 4;

function wayOf(position: Position, itinerary: Itinerary): Way {
  return { stops: stops(itinerary), legs: legs(itinerary).map((id) => position.chart.route(id)) };
}

/** For each number of stops the itinerary whose planes the seat can best do without. */
function itinerariesOf(position: Position, contest: Contest, seat: Seat, all: readonly Itinerary[]): Itinerary[] {
  const fewest = Math.min(...all.map(stops));
  // With many airlines the combinations are many: then only the shortest count.
  const considered = position.players > 2 ? all.filter((path) => stops(path) === fewest) : all;
  const bestOf = new Map<number, { readonly itinerary: Itinerary; readonly kept: number }>();
  const seen = new Map<number, number>();
  for (const itinerary of considered) {
    const kind = stops(itinerary);
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    if ((seen.get(kind) ?? 0) > LIKE) continue;
    const effect = contest.flight(seat, wayOf(position, itinerary));
    const others = effect.reduce((sum, points, at) => (at === seat ? sum : sum + points), 0);
    const kept = (effect[seat] ?? 0) - others / (position.players - 1);
    const known = bestOf.get(kind);
    if (known === undefined || kept > known.kept) bestOf.set(kind, { itinerary, kept });
  }
  return [...bestOf.values()].map(({ itinerary }) => itinerary);
}

function answersOf(position: Position, contest: Contest, seat: Seat, market: Market): Answer[] {
  const itineraries = market.bySeat[seat] ?? [];
  if (itineraries.length === 0) return [null];
  const answers: Answer[] = [null];
  for (const itinerary of itinerariesOf(position, contest, seat, itineraries)) {
    const way = wayOf(position, itinerary);
    for (let kind = 0; kind < KINDS; kind += 1) {
      if (position.cards(seat, kind) > 0) answers.push({ kind, way, itinerary });
    }
  }
  return answers;
}

/** A position and what its market can change. */
export interface Prospect {
  readonly position: Position;
  readonly contest: Contest;
}

export interface Sealed {
  /** By seat, its answers and how likely it should give each. */
  readonly answers: readonly (readonly Answer[])[];
  readonly mixes: readonly Mix[];
  /** By seat, its share of the win if all do so. */
  readonly values: readonly number[];
}

/** The answer that a planner would give, by its place among a rival's answers. */
function habit(view: View, rival: Seat, market: Market, answers: readonly Answer[], chance: Chance): number {
  const { bid } = bestAnswer(view, rival, market, chance);
  if (bid === null) return 0;
  const kind = kindOf(bid.fare);
  const at = answers.findIndex((answer) => answer?.kind === kind && answer.way.stops === stops(bid.itinerary));
  return Math.max(0, at);
}

/** What every seat should seal in a market, as mixed strategies against each other and against plain planners. */
export function sealedMixes(view: View, seat: Seat, prospect: Prospect, market: Market, chance: Chance): Sealed {
  const { position, contest } = prospect;
  const answers = market.bySeat.map((_, of) => answersOf(position, contest, of, market));
  const habits = answers.map((own, of) =>
    of === seat || own.length < 2 ? null : habit(view, of, market, own, chance),
  );
  const { mixes, values } = equilibrium(
    answers.map((own) => own.length),
    habits,
    (choices) => contest.sealed(choices.map((choice, of) => answers[of]?.[choice] ?? null)),
  );
  return { answers, mixes, values };
}

/** A bid as a choice. */
export function choiceOf(position: Position, { fare, itinerary }: Bid): Choice {
  return { kind: kindOf(fare), way: wayOf(position, itinerary) };
}

/** By seat, the bids of a list as choices. */
export function choicesOf(view: View, position: Position, bids: readonly Bid[]): (Choice | null)[] {
  return view.seats.map((_, seat) => {
    const bid = bids.find((one) => one.seat === seat);
    return bid === undefined ? null : choiceOf(position, bid);
  });
}
