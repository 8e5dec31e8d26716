import { useMemo } from "react";
import type { Legal, Placement } from "@/lib/engine/opensky/legal.types";
import { checkPlacement } from "@/lib/engine/opensky/placement";
import type { AirportCode, RouteId } from "@/lib/engine/opensky/words";
import type { TableSession } from "@/lib/realtime/client/session";
import { chapterOf, chapterOfError, type Chapter } from "../rule/chapters";
import { permitsShort, type Draft } from "./draft";
import { callsignAt } from "./insight/callsignAt";
import { suggestHubs } from "./insight/hubs";
import { plannedPlanes } from "./insight/placing";
import { useWords } from "./useWords";

export interface MapReasons {
  /** Routes on which one more plane may be placed, given those already composed. */
  readonly open: readonly RouteId[];
  readonly airport: (code: AirportCode) => string | null;
  readonly airportRemark: (code: AirportCode) => string | null;
  readonly route: (route: RouteId) => string | null;
  /** The rule by which a route cannot be had. */
  readonly routeRule: (route: RouteId) => Chapter | null;
  readonly routeRemark: (route: RouteId) => string | null;
}

/** What the map says of airports and routes while a decision is composed: what they bring, or why they cannot be had. */
export function useMapReasons(session: TableSession, legal: Legal | null, draft: Draft | null): MapReasons {
  const { t, list, city } = useWords(session);
  const { view: table, seat } = session;
  const routes = draft?.type === "placePlanes" || draft?.type === "leasePlanes" ? draft.routes : NONE;
  const placement = legal?.type === "placePlanes" || legal?.type === "leasePlanes" ? legal : null;
  const room = placement === null ? 0 : placement.type === "placePlanes" ? placement.count : placement.max;

  const open = useMemo(
    () => (placement === null ? NONE : openRoutes(placement, routes, room)),
    [placement, routes, room],
  );
  const hubs = useMemo(
    () =>
      legal?.type === "placeHubs" && draft?.type === "placeHubs" && seat !== null
        ? new Map(suggestHubs(table, seat, legal.airports, draft.airports).map((hub) => [hub.airport, hub.opens]))
        : null,
    [table, seat, legal, draft],
  );

  return useMemo(() => {
    const refusalOf = (route: RouteId): "full" | "no-permit" | null => {
      if (placement === null || open.includes(route)) return null;
      if (routes.length >= room) return "full";
      if (seat === null) return null;
      const { error } = checkPlacement(table, seat, room === 1 ? [route] : [...routes, route]);
      return error?.code === "no-permit" ? "no-permit" : null;
    };
    return {
      open,
      airport: (code) => {
        const callsign = callsignAt(table, code);
        return legal?.type === "placeCallsign" && callsign !== null ? t("callsign.taken", { callsign }) : null;
      },
      airportRemark: (code) => {
        if (legal?.type === "placeCallsign") return t("callsign.remark", { callsign: legal.callsign });
        const opens = hubs?.get(code);
        if (opens === undefined) return null;
        return t("hubs.remark", { markets: list(opens.map((market) => `${market.origin}–${market.destination}`)) });
      },
      route: (route) => {
        const refusal = refusalOf(route);
        if (refusal === null) return null;
        return refusal === "full" ? t("planes.full", { count: room }) : t("planes.noPermit");
      },
      routeRule: (route) => {
        const refusal = refusalOf(route);
        if (refusal === null || placement === null) return null;
        return refusal === "full" ? chapterOf(placement.type) : chapterOfError(refusal);
      },
      routeRemark: (route) => {
        if (placement === null || seat === null) return null;
        const plane = plannedPlanes(table, seat, room === 1 ? [route] : [...routes, route]).at(-1);
        if (plane === undefined) return null;
        const words = [
          ...plane.cubes.map((code) => t("planes.takes", { city: city(code) })),
          ...(plane.permit ? [t("planes.usesPermit")] : []),
        ];
        return words.length === 0 ? null : list(words);
      },
    };
    // The words change with the language alone, which renews the page.
  }, [open, hubs, placement, routes, room, legal, table, seat]);
}

const NONE: readonly RouteId[] = [];

/** With room for one plane another pick replaces it, so every route stays open. */
function openRoutes(placement: Placement, routes: readonly RouteId[], room: number): readonly RouteId[] {
  if (room === 1) return placement.routes.filter((route) => !permitsShort(placement, [route]));
  if (routes.length >= room) return NONE;
  return placement.routes.filter((route) => !permitsShort(placement, [...routes, route]));
}
