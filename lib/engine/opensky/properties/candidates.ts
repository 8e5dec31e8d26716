import { firstMissing, sum } from "../../core/lists";
import { boardOf } from "../boards";
import type { Command } from "../commands";
import type { Legal, Placement } from "../legal.types";
import { sampleCommand, type Chooser } from "../sample";
import type { State } from "../table";
import { ANCILLARIES, CALLSIGNS, FARES, type RouteId, type Seat } from "../words";

/** Commands of every type for a seat, legal or not: small sets of choices in full, larger ones by drawing from them. */
export function* candidates(state: State, seat: Seat, choose: Chooser): Generator<Command, void> {
  const { airports, routes } = boardOf(state.rules);
  const codes = [...airports.map((airport) => airport.code), "XXX"];
  const ids = [...routes.map((route) => route.id), "AMS-XXX", "LHR-AMS"];
  const fares = [...FARES, 100, 350];
  const won = state.seats[seat]?.won ?? [];
  const some = <T>(items: readonly T[], most: number): T[] => {
    const length = items.length === 0 ? 0 : choose(most + 1);
    return Array.from({ length }, () => choose(items.length)).flatMap((index) => items.slice(index, index + 1));
  };

  for (const airport of codes) yield { type: "placeCallsign", seat, airport };
  for (const id of ids) {
    for (const count of [1, 2, 3]) yield { type: "placePlanes", seat, routes: Array<RouteId>(count).fill(id) };
  }
  for (let tries = 0; tries < 20; tries += 1) {
    yield { type: "placePlanes", seat, routes: some(ids, 4) };
    yield { type: "placePlanes", seat, routes: some(crossings(state), 4) };
    yield { type: "placeHubs", seat, airports: some(codes, 3) };
    yield { type: "submitFare", seat, fare: some(fares, 1)[0] ?? 200, itinerary: some(codes, 4) };
  }
  for (const origin of CALLSIGNS) {
    for (const destination of CALLSIGNS) yield { type: "chooseMarket", seat, origin, destination };
  }
  for (const itinerary of knownItineraries(state)) {
    for (const fare of fares) yield { type: "submitFare", seat, fare, itinerary };
    yield { type: "submitFare", seat, fare: 200, itinerary: [...itinerary].reverse() };
  }
  for (const fare of fares) yield { type: "flashDeal", seat, fare };
  for (let subset = 0; subset < 2 ** ANCILLARIES.length; subset += 1) {
    yield { type: "attachAncillaries", seat, tokens: ANCILLARIES.filter((_, bit) => (subset >> bit) % 2 === 1) };
  }
  for (let tries = 0; tries < 30; tries += 1) {
    yield { type: "leasePlanes", seat, cards: some(FARES, 3), routes: some(ids, 3) };
    yield { type: "leasePlanes", seat, cards: some(won, 3), routes: some(ids.slice(0, -2), 3) };
    yield { type: "leasePlanes", seat, cards: some(won, 1), routes: some(crossings(state), 2) };
  }
  yield { type: "declineFare", seat };
  yield { type: "declineFlashDeal", seat };
  yield { type: "declineLease", seat };
  const drawn = sampleCommand(state, seat, choose);
  if (drawn !== null) yield drawn;
}

function crossings(state: State): readonly RouteId[] {
  return boardOf(state.rules).routes.filter((route) => route.crossing).map((route) => route.id);
}

/** All simple paths of up to three legs over the routes flown by anybody, whoever could fly them. */
function knownItineraries(state: State): string[][] {
  if (state.phase !== "submitFare") return [["AMS", "CDG"]];
  const flown = new Set(state.seats.flatMap((seat) => seat.planes));
  const extend = (path: string[]): string[][] =>
    [...flown].flatMap((id) => {
      const [a = "", b = ""] = id.split("-");
      const here = path[path.length - 1];
      const next = a === here ? b : b === here ? a : null;
      return next === null || path.includes(next) ? [] : [[...path, next]];
    });
  const month = state.months[state.months.length - 1];
  const at = (callsign: (typeof CALLSIGNS)[number] | null | undefined): string =>
    callsign == null ? "" : (state.callsigns[CALLSIGNS.indexOf(callsign)] ?? "");
  const one = extend([at(month?.origin)]);
  const two = one.flatMap(extend);
  return [...one, ...two, ...two.flatMap(extend)].filter((path) => path[path.length - 1] === at(month?.destination));
}

/** Whether legal describes a command: its words in `legal.types.ts`, read once more. */
export function describes(may: Legal | null, command: Command): boolean {
  switch (command.type) {
    case "placeCallsign":
      return may?.type === "placeCallsign" && may.airports.includes(command.airport);
    case "placePlanes":
      return may?.type === "placePlanes" && command.routes.length === may.count && places(may, command.routes);
    case "placeHubs":
      return (
        may?.type === "placeHubs" &&
        command.airports.length === may.count &&
        firstMissing(may.airports, command.airports) === null
      );
    case "chooseMarket":
      return may?.type === "chooseMarket" && firstMissing(may.dice, [command.origin, command.destination]) === null;
    case "submitFare":
      return (
        may?.type === "submitFare" &&
        (may.fares as readonly number[]).includes(command.fare) &&
        may.itineraries.some((itinerary) => itinerary.join() === command.itinerary.join())
      );
    case "declineFare":
      return may?.type === "submitFare";
    case "flashDeal":
      return may?.type === "flashDeal" && (may.fares as readonly number[]).includes(command.fare);
    case "declineFlashDeal":
      return may?.type === "flashDeal";
    case "attachAncillaries":
      return may?.type === "attachAncillaries" && firstMissing(may.tokens, command.tokens) === null;
    case "leasePlanes":
      return may?.type === "leasePlanes" && leases(may, command.cards, command.routes);
    case "declineLease":
      return may?.type === "leasePlanes";
  }
}

function places(may: Placement, routes: readonly RouteId[]): boolean {
  const opened = new Set(routes.filter((id) => may.crossing.includes(id)));
  return routes.every((id) => may.routes.includes(id)) && opened.size <= may.permits;
}

function leases(
  may: Extract<Legal, { type: "leasePlanes" }>,
  cards: readonly number[],
  routes: readonly RouteId[],
): boolean {
  const left = sum(cards) + may.change - 200 * routes.length;
  return (
    routes.length >= 1 &&
    routes.length <= may.max &&
    places(may, routes) &&
    firstMissing<number>(may.won, cards) === null &&
    left >= 0 &&
    cards.every((card) => card > left)
  );
}
