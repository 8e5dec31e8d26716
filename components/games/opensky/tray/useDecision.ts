import { useCallback, useMemo, useState } from "react";
import type { Highlight, MapMode, Planned } from "@/components/games/opensky/map/types";
import { legal as legalFor } from "@/lib/engine/opensky/legal";
import type { Legal } from "@/lib/engine/opensky/legal.types";
import type { View } from "@/lib/engine/opensky/table";
import { CALLSIGNS, type AirportCode, type Seat } from "@/lib/engine/opensky/words";
import type { OwnCommand, TableSession } from "@/lib/realtime/client/session";
import { compose, type Composed } from "./compose";
import { freshDraft, reduceDraft, type Draft, type DraftAction } from "./draft";
import { callsignAirport } from "@/lib/engine/opensky/network";
import { marketsOf, type Market } from "./insight/markets";
import { marketEnds } from "./insight/threats";
import { momentOf } from "./moment";
import { useMapReasons } from "./useMapReasons";

/** The decision that the viewer is asked for, as far as it is composed, and what the map shows of it. */
export interface Decision {
  readonly table: View;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  /** What the viewer may do now; null when not asked. */
  readonly legal: Legal | null;
  readonly draft: Draft | null;
  readonly composed: Composed | null;
  readonly act: (action: DraftAction) => void;
  /** Sends the composed command, if it is complete. */
  readonly confirm: () => void;
  /** Sends the refusal that this decision allows. */
  readonly decline: () => void;
  readonly clear: () => void;
  readonly mapMode: MapMode;
  readonly planned: Planned | undefined;
  readonly highlights: readonly Highlight[];
  /** Airports to keep in view: the market's two ends, while there is one. */
  readonly focus: readonly AirportCode[];
}

/**
 * Keeps the draft of the one decision that the viewer is asked for. It outlives the events of others and a refused
 * command, and is gone with the moment it was made for.
 */
export function useDecision(session: TableSession): Decision {
  const { view: table, seat } = session;
  const moment = momentOf(table, seat);
  const [kept, setKept] = useState<{ readonly moment: string; readonly draft: Draft } | null>(null);

  const legal = useMemo(() => (seat === null ? null : legalFor(table, seat)), [table, seat]);
  const draft = useMemo(() => {
    if (legal === null || moment === null) return null;
    return kept !== null && kept.moment === moment && kept.draft.type === legal.type ? kept.draft : freshDraft(legal);
  }, [legal, moment, kept]);
  const composed = useMemo(() => (draft === null || legal === null ? null : compose(draft, legal)), [draft, legal]);

  const act = useCallback(
    (action: DraftAction) => {
      if (legal === null || moment === null) return;
      setKept((before) => {
        const from = before !== null && before.moment === moment ? before.draft : freshDraft(legal);
        return { moment, draft: reduceDraft(from, action, legal) };
      });
    },
    [legal, moment],
  );

  const reasons = useMapReasons(session, legal, draft);
  const idle = session.sending === null;
  const mapMode = useMemo(
    () => (idle && legal !== null && draft !== null ? mapModeOf(legal, draft, act, reasons) : VIEW),
    [idle, legal, draft, act, reasons],
  );

  const send = (command: OwnCommand) => {
    if (idle) void session.send(command);
  };
  return {
    table,
    seat,
    legal,
    draft,
    composed,
    act,
    confirm: () => {
      if (composed !== null && "command" in composed) send(composed.command);
    },
    decline: () => {
      const refusal = legal === null ? null : refusalOf(legal);
      if (refusal !== null) send(refusal);
    },
    clear: () => act({ type: "clear" }),
    mapMode,
    planned: useMemo(() => plannedOf(seat, legal, draft), [seat, legal, draft]),
    highlights: useMemo(() => highlightsOf(table, seat, legal, draft), [table, seat, legal, draft]),
    focus: useMemo(() => focusOf(table), [table]),
  };
}

const VIEW: MapMode = { kind: "view" };

function mapModeOf(
  legal: Legal,
  draft: Draft,
  act: (action: DraftAction) => void,
  reasons: ReturnType<typeof useMapReasons>,
): MapMode {
  switch (legal.type) {
    case "placeCallsign":
    case "placeHubs": {
      const chosen = draft.type === "placeHubs" ? draft.airports : draft.type === "placeCallsign" ? [draft.airport] : [];
      return {
        kind: "airports",
        choices: legal.airports,
        chosen: chosen.filter((airport) => airport !== null),
        reason: reasons.airport,
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

function refusalOf(legal: Legal): OwnCommand | null {
  switch (legal.type) {
    case "submitFare":
      return { type: "declineFare" };
    case "flashDeal":
      return { type: "declineFlashDeal" };
    case "leasePlanes":
      return { type: "declineLease" };
    case "placeCallsign":
    case "placePlanes":
    case "placeHubs":
    case "chooseMarket":
    case "attachAncillaries":
      return null;
  }
}

function plannedOf(seat: Seat | null, legal: Legal | null, draft: Draft | null): Planned | undefined {
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
function highlightsOf(table: View, seat: Seat | null, legal: Legal | null, draft: Draft | null): readonly Highlight[] {
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
    stops === null ? [] : (stops === 0 ? [[]] : vias).map((via) => ({ seat, path: [from, ...via, to], selected: seat === me })),
  );

function focusOf(table: View): readonly AirportCode[] {
  const month = table.months.at(-1);
  if (month === undefined || month.end !== null) return [];
  const ends = marketEnds(table);
  if (ends !== null) return ends;
  return table.phase === "chooseMarket"
    ? month.dice.map((callsign) => callsignAirport(table, callsign)).filter((airport) => airport !== null)
    : [];
}
