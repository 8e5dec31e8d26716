import { best, first } from "../core/lists";
import { boardOf } from "./boards";
import type { Command } from "./commands";
import { harmlessHubs, harmlessRoutes } from "./harmlessNetwork";
import { legal } from "./legal";
import type { OpenTable } from "./table";
import type { AirportCode, Seat } from "./words";

/**
 * What is done for a seat whose player does not answer; null when the seat is not asked. It sells nothing, spends
 * nothing and leases nothing; as roller it takes the first two dice. Only its planning is more than the least, so that
 * a player who comes back finds a network to go on with. Made without chance of the open table alone: every holder of a
 * view of the position finds the same command.
 */
export function harmlessCommand(table: OpenTable, seat: Seat): Command | null {
  const may = legal(table, seat);
  if (may === null) return null;
  switch (may.type) {
    case "placeCallsign":
      return { type: may.type, seat, airport: harmlessAirport(table, may.airports) };
    case "placePlanes":
      return { type: may.type, seat, routes: harmlessRoutes(table, seat, may, may.count) };
    case "placeHubs":
      return { type: may.type, seat, airports: harmlessHubs(table, seat, may.airports, may.count) };
    case "chooseMarket": {
      const origin = first(may.dice);
      return { type: may.type, seat, origin, destination: first(may.dice.filter((die) => die !== origin)) };
    }
    case "submitFare":
      return { type: "declineFare", seat };
    case "flashDeal":
      return { type: "declineFlashDeal", seat };
    case "attachAncillaries":
      return { type: may.type, seat, tokens: [] };
    case "leasePlanes":
      return { type: "declineLease", seat };
  }
}

/**
 * The free airport with most routes to callsigns that are placed, of these the one with most routes at all: markets
 * close together, on well-connected airports, are good for every airline alike.
 */
function harmlessAirport(table: OpenTable, free: readonly AirportCode[]): AirportCode {
  const { routes } = boardOf(table.rules);
  const others = (code: AirportCode): AirportCode[] =>
    routes.filter(({ ends }) => ends.includes(code)).flatMap(({ ends }) => ends.filter((end) => end !== code));
  return best(
    free,
    (code) => others(code).filter((other) => table.callsigns.includes(other)).length,
    (code) => others(code).length,
  );
}
