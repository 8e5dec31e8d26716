/** What of the table the map shows at each airport and on each route, with what is planned but not confirmed. */
import type { OpenTable } from "@/lib/engine/opensky/table";
import { CALLSIGNS, type AirportCode, type Callsign, type RouteId } from "@/lib/engine/opensky/words";
import type { Planned } from "../types";
import type { Flights } from "./airlines";
import type { Permit } from "./borders";
import type { Hub } from "./nodes";

export type ShownTable = Pick<OpenTable, "rules" | "callsigns" | "cubes" | "seats" | "months">;

/** The two airports of the month's market while it is played. */
export function marketOf({ callsigns, months }: ShownTable): readonly AirportCode[] {
  const month = months.at(-1);
  if (month === undefined || month.end !== null) return [];
  return [month.origin, month.destination].flatMap((callsign) => {
    const code = callsign === null ? null : callsigns[CALLSIGNS.indexOf(callsign)];
    return code === null || code === undefined ? [] : [code];
  });
}

export function callsignAt({ callsigns }: ShownTable, planned: Planned | null, code: AirportCode): Callsign | null {
  const index = callsigns.indexOf(code);
  if (index !== -1) return CALLSIGNS[index] ?? null;
  return planned?.callsign?.airport === code ? (CALLSIGNS[planned.callsign.index] ?? null) : null;
}

export function hubsAt({ rules, seats }: ShownTable, planned: Planned | null, code: AirportCode): Hub[] {
  if (rules.side !== "europe") return [];
  return seats.flatMap(({ regional }, seat): Hub[] => {
    const ghost = planned?.seat === seat && planned.hubs.includes(code);
    return ghost || regional.includes(code) ? [{ seat, ghost }] : [];
  });
}

export function flightsOn({ seats }: ShownTable, planned: Planned | null, id: RouteId): Flights[] {
  return seats.flatMap(({ planes }, seat): Flights[] => {
    const firm = planes.filter((route) => route === id).length;
    const ghosts = planned?.seat === seat ? planned.routes.filter((route) => route === id).length : 0;
    return firm + ghosts === 0 ? [] : [{ seat, firm, ghosts }];
  });
}

/** Permits on a cross-border route; a planned plane brings one where the airline has none there. */
export function permitsOn({ rules, seats }: ShownTable, planned: Planned | null, id: RouteId): Permit[] {
  if (rules.side !== "north-america") return [];
  return seats.flatMap(({ regional }, seat): Permit[] => {
    if (regional.includes(id)) return [{ seat, ghost: false }];
    return planned?.seat === seat && planned.routes.includes(id) ? [{ seat, ghost: true }] : [];
  });
}
