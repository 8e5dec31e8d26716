import type { Event } from "@/lib/engine/opensky/events";
import type { Seat } from "@/lib/engine/opensky/words";

/** A message of the catalogue `check`, its values not yet put into words. */
export interface Line {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Puts names and lists into words. */
export interface Tongue {
  airline(seat: Seat): string;
  list(items: readonly string[]): string;
}

const count = (events: readonly Event[], type: Event["type"]): number =>
  events.filter((event) => event.type === type).length;

const counted = (key: string, n: number): readonly Line[] => (n > 0 ? [{ key, values: { n } }] : []);

/** What was found right in a part, in the order in which it happened. */
export function linesOf(events: readonly Event[], tongue: Tongue): readonly Line[] {
  return [
    ...counted("right.placed", count(events, "callsignPlaced")),
    ...events.flatMap((event) => lineOf(event, tongue)),
    ...counted(
      "right.planes",
      events.reduce((sum, event) => sum + (event.type === "planesPlaced" ? event.routes.length : 0), 0),
    ),
    ...counted(
      "right.hubs",
      events.reduce((sum, event) => sum + (event.type === "hubsPlaced" ? event.airports.length : 0), 0),
    ),
    ...counted(
      "right.leases",
      events.reduce((sum, event) => sum + (event.type === "planesLeased" ? event.routes.length : 0), 0),
    ),
  ];
}

function lineOf(event: Event, { airline, list }: Tongue): readonly Line[] {
  switch (event.type) {
    case "callsignsDrawn":
      return [{ key: "right.drawn", values: { airports: list(event.airports) } }];
    case "diceRolled": {
      const values = { dice: list(event.rolls.at(-1) ?? []), rerolls: event.rolls.length - 1 };
      return [{ key: "right.dice", values }];
    }
    case "marketChosen": {
      const { origin, destination } = event;
      return [{ key: "right.market", values: { airline: airline(event.seat), origin, destination } }];
    }
    case "faresRevealed":
      return [{ key: "right.fares", values: { n: event.bids.length } }];
    case "priceDieRolled": {
      const { face, price, accepted } = event;
      return [{ key: "right.price", values: { face, price, accepted: accepted ? "yes" : "no" } }];
    }
    case "marketSettled": {
      const airlines = list(event.winners.map(({ seat }) => airline(seat)));
      return [{ key: "right.settled", values: { end: event.end, airlines, fare: event.winners[0]?.fare ?? 0 } }];
    }
    case "gameEnded":
      return event.scores.map((points, seat) => ({ key: "right.score", values: { airline: airline(seat), points } }));
    default:
      return [];
  }
}

/** How often dice were rolled or drawn from the seed. */
export const rolls = (events: readonly Event[]): number =>
  events.reduce((sum, event) => {
    switch (event.type) {
      case "diceRolled":
        return sum + event.rolls.length;
      case "callsignsDrawn":
      case "priceDieRolled":
        return sum + 1;
      default:
        return sum;
    }
  }, 0);
