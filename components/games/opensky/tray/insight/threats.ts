import { callsignAirport, itineraries, stops } from "@/lib/engine/opensky/network";
import { standing } from "@/lib/engine/opensky/standing";
import type { OpenTable } from "@/lib/engine/opensky/table";
import { FARES, type AirportCode, type Bid, type Fare, type Seat } from "@/lib/engine/opensky/words";

/** What another airline could do to one fare of mine, judged against it alone. */
export interface Threat {
  readonly seat: Seat;
  /** Fewest stops of its valid itineraries. */
  readonly stops: number;
  /** Its cards with which it would lead alone, ascending. */
  readonly beats: readonly Fare[];
  /** Its cards with which it would lead together with me, ascending. */
  readonly shares: readonly Fare[];
}

/** The airport of each end of the month's market; null while there is no market. */
export function marketEnds(table: OpenTable): readonly [AirportCode, AirportCode] | null {
  const month = table.months.at(-1);
  if (month === undefined || month.origin === null || month.destination === null) return null;
  const from = callsignAirport(table, month.origin);
  const to = callsignAirport(table, month.destination);
  return from === null || to === null ? null : [from, to];
}

/** Another airline that may bid, and the stops of its valid itineraries: 0, 1, or more, each once, ascending. */
export interface Rival {
  readonly seat: Seat;
  readonly kinds: readonly number[];
}

/** The other bidders of the month's market and how they could fly it. */
export function rivals(table: OpenTable, me: Seat): readonly Rival[] {
  const ends = marketEnds(table);
  const month = table.months.at(-1);
  if (ends === null || month === undefined) return [];
  return month.bidders
    .filter((seat) => seat !== me)
    .map((seat) => {
      const kinds = itineraries(table, seat, ends[0], ends[1]).map(stops);
      return { seat, kinds: [...new Set(kinds)].sort((a, b) => a - b) };
    });
}

/** The other bidders and what each could do against `mine` with the cards it holds (hands are public). */
export function threats(table: OpenTable, mine: Bid): readonly Threat[] {
  const ends = marketEnds(table);
  const month = table.months.at(-1);
  if (ends === null || month === undefined) return [];
  return month.bidders
    .filter((seat) => seat !== mine.seat)
    .map((seat) => {
      const paths = itineraries(table, seat, ends[0], ends[1]);
      const cards = FARES.filter((fare) => table.seats[seat]?.hand.includes(fare) === true);
      const outcome = (fare: Fare, itinerary: readonly AirportCode[]) =>
        standing([mine, { seat, fare, itinerary }]).leaders;
      const beats = cards.filter((fare) => paths.some((path) => !outcome(fare, path).includes(mine.seat)));
      return {
        seat,
        stops: Math.min(...paths.map((path) => stops(path))),
        beats,
        shares: cards.filter((fare) => !beats.includes(fare) && paths.some((path) => outcome(fare, path).length === 2)),
      };
    });
}
