import { leaseLimit } from "@/lib/engine/opensky/leasing";
import { callsignDue } from "@/lib/engine/opensky/phases/callsigns";
import { flashFares } from "@/lib/engine/opensky/phases/flash";
import type { OpenTable } from "@/lib/engine/opensky/table";
import type { Callsign, Seat } from "@/lib/engine/opensky/words";
import { draftOrder, draftPlace } from "./draft-order";

/** The seats that will be asked after the asked one in the same round, in order, as far as that is already known. */
export function comingUp(table: OpenTable): readonly Seat[] {
  const asked = table.asked[0];
  if (asked === undefined) return [];
  const n = table.rules.players;
  switch (table.phase) {
    case "placeCallsign": {
      const left = table.callsigns.filter((airport) => airport === null).length - 1;
      return Array.from({ length: Math.max(0, left) }, (_, i) => (asked + 1 + i) % n);
    }
    case "placePlanes":
      return draftOrder(table.rules).slice(draftPlace(table.rules, table.pass, asked) + 1);
    case "placeHubs":
      return Array.from({ length: n - 1 - asked }, (_, i) => asked + 1 + i);
    case "leasePlanes": {
      const roller = table.months.at(-1)?.roller ?? 0;
      const after = Array.from({ length: n }, (_, i) => (roller + i) % n);
      return after.slice(after.indexOf(asked) + 1).filter((seat) => leaseLimit(table, seat) > 0);
    }
    case "chooseMarket":
    case "submitFare":
    case "flashDeal":
    case "attachAncillaries":
    case "finished":
      return [];
  }
}

/** May be asked for a Flash Deal as things stand (rules, 6.5). */
export const mayUndercut = (table: OpenTable, seat: Seat): boolean => flashFares(table, seat).length > 0;

export const nextCallsign = (table: OpenTable): Callsign => callsignDue(table) ?? "Foxtrot";
