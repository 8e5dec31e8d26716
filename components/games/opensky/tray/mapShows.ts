import type { Highlight, MapMode, Planned } from "@/components/games/opensky/map/types";
import type { Legal } from "@/lib/engine/opensky/legal.types";
import { callsignAirport } from "@/lib/engine/opensky/network";
import type { View } from "@/lib/engine/opensky/table";
import { CALLSIGNS, type AirportCode, type Seat } from "@/lib/engine/opensky/words";
import { chapterOf } from "../rule/chapters";
import type { Draft, DraftAction } from "./draft";
import { marketsOf, type Market } from "./insight/markets";
import { marketEnds } from "./insight/threats";
import type { MapReasons } from "./useMapReasons";

/** Nothing to pick. */
export const VIEW: MapMode = { kind: "view" };

/** What may be picked on the map for a decision. */
export function mapModeOf(
  legal: Legal,
  draft: Draft,
  act: (action: DraftAction) => void,
  reasons: MapReasons,
): MapMode {
  switch (legal.type) {
    case "placeCallsign":
    case "placeHubs": {
      const chosen =
        draft.type === "placeHubs" ? draft.airports : draft.type === "placeCallsign" ? [draft.airport] : [];
      return {
        kind: "airports",
        choices: legal.airports,
        chosen: chosen.filter((airport) => airport !== null),
        reason: reasons.airport,
        rule: () => chapterOf(legal.type),
        remark: reasons.airportRemark,
        onPick: (airport) => act({ type: "pickAirport", airport }),
      };
    }
    case "placePlanes":
    case "leasePlanes":
      return {
        kind: "routes",
        choices: reasons.open,
        chosen: draft.type === "placePlanes" || draft.type === "leasePlanes" ? draft.routes : [],
        reason: reasons.route,
        rule: reasons.routeRule,
        remark: reasons.routeRemark,
        onPick: (route) => act({ type: "pickRoute", route }),
        onTakeBack: (route) => act({ type: "takeBack", route }),
      };
    case "submitFare":
      return { kind: "itineraries", onPick: (index) => act({ type: "pickItinerary", index }) };
    case "chooseMarket":
    case "flashDeal":
    case "attachAncillaries":
      return VIEW;
  }
}

/** The ghosts of what is composed. */
export function plannedOf(seat: Seat | null, legal: Legal | null, draft: Draft | null): Planned | undefined {
  if (seat === null || legal === null || draft === null) return undefined;
  switch (draft.type) {
    case "placePlanes":
    case "leasePlanes":
      return { seat, routes: draft.routes, hubs: [] };
    case "placeHubs":
      return { seat, routes: [], hubs: draft.airports };
    case "placeCallsign":
      return draft.airport === null || legal.type !== "placeCallsign"
        ? undefined
        : {
            seat,
            routes: [],
            hubs: [],
            callsign: { index: CALLSIGNS.indexOf(legal.callsign), airport: draft.airport },
          };
    case "chooseMarket":
    case "submitFare":
    case "flashDeal":
    case "attachAncillaries":
      return undefined;
  }
}

/** My itineraries while I choose among them; afterwards the one I sealed, or fly for. */
export function highlightsOf(
  table: View,
  seat: Seat | null,
  legal: Legal | null,
  draft: Draft | null,
): readonly Highlight[] {
  if (seat === null) return [];
  if (legal?.type === "submitFare" && draft?.type === "submitFare") {
    return legal.itineraries.map((path, index) => ({ seat, path, selected: index === draft.itinerary }));
  }
  if (table.phase === "submitFare" && table.sealed !== null && table.sealed !== "declined") {
    return [{ seat, path: table.sealed.itinerary, selected: true }];
  }
  const month = table.months.at(-1);
  if (legal?.type === "chooseMarket" && draft?.type === "chooseMarket" && draft.dice.length === 2) {
    return marketsOf(table, draft.dice).flatMap((market) => pathsOf(market, seat));
  }
  if ((table.phase === "flashDeal" || table.phase === "attachAncillaries") && month !== undefined) {
    return month.inPlay
      .filter((bid) => month.leaders.includes(bid.seat))
      .map((bid) => ({ seat: bid.seat, path: bid.itinerary, selected: bid.seat === seat }));
  }
  return [];
}

/** How each airline would fly a market with its fewest stops. */
const pathsOf = ({ airports: [from, to], services }: Market, me: Seat): readonly Highlight[] =>
  services.flatMap(({ seat, stops, vias }) =>
    stops === null
      ? []
      : (stops === 0 ? [[]] : vias).map((via) => ({ seat, path: [from, ...via, to], selected: seat === me })),
  );

/** The ends of the market that runs; before it is chosen, the airports of the dice. */
export function focusOf(table: View): readonly AirportCode[] {
  const month = table.months.at(-1);
  if (month === undefined || month.end !== null) return [];
  const ends = marketEnds(table);
  if (ends !== null) return ends;
  return table.phase === "chooseMarket"
    ? month.dice.map((callsign) => callsignAirport(table, callsign)).filter((airport) => airport !== null)
    : [];
}
