import { boardOf } from "@/lib/engine/opensky/boards";
import { reach, type MarketReach, type Planned } from "@/lib/engine/opensky/network";
import type { OpenTable } from "@/lib/engine/opensky/table";
import { REGIONAL_TOKENS, type Callsign, type Seat } from "@/lib/engine/opensky/words";

/** How a seat's network serves one market, before and after what is planned. */
export interface Cover {
  readonly origin: Callsign;
  readonly destination: Callsign;
  /** Fewest stops of a valid itinerary now; null without one. */
  readonly before: number | null;
  readonly after: number | null;
  /** In Europe, while hubs are still to come: one stop, if a hub were placed in the middle. */
  readonly withHub: boolean;
}

export interface Coverage {
  readonly seat: Seat;
  readonly markets: readonly Cover[];
  /** Markets served nonstop, with one stop, and with more, before and after. */
  readonly counts: Readonly<Record<"before" | "after", Counts>>;
}

export interface Counts {
  readonly nonstop: number;
  readonly oneStop: number;
  readonly more: number;
}

/** By seat, what it serves now and would serve if `planned` stood on the board. */
export function coverage(table: OpenTable, planned?: Planned): readonly Coverage[] {
  const now = reach(table);
  const then = planned === undefined ? now : reach(table, planned);
  return table.seats.map((_, seat) => {
    const dreamt = hubsToCome(table, seat) ? reach(table, everyHub(table, seat, planned)) : null;
    const markets = now.map((market, index): Cover => {
      const after = served(then[index], seat);
      return {
        origin: market.origin,
        destination: market.destination,
        before: served(market, seat),
        after,
        withHub: after === null && dreamt?.[index]?.stops[seat] === 1,
      };
    });
    return { seat, markets, counts: { before: count(markets, "before"), after: count(markets, "after") } };
  });
}

const served = (market: MarketReach | undefined, seat: Seat): number | null =>
  market?.serves[seat] === true ? (market.stops[seat] ?? null) : null;

function count(markets: readonly Cover[], when: "before" | "after"): Counts {
  const stops = markets.map((market) => market[when]).filter((least) => least !== null);
  return {
    nonstop: stops.filter((least) => least === 0).length,
    oneStop: stops.filter((least) => least === 1).length,
    more: stops.filter((least) => least > 1).length,
  };
}

function hubsToCome(table: OpenTable, seat: Seat): boolean {
  const placing = table.phase === "placePlanes" || table.phase === "placeHubs";
  return table.rules.side === "europe" && placing && (table.seats[seat]?.regional.length ?? 0) < REGIONAL_TOKENS;
}

function everyHub(table: OpenTable, seat: Seat, planned: Planned | undefined): Planned {
  const hubs = boardOf(table.rules).airports.map((airport) => airport.code);
  const planes = planned?.seat === seat ? (planned.planes ?? []) : [];
  return { seat, planes, hubs };
}
