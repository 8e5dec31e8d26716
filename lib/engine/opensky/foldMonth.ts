import { mergedNumbers, replaced, without } from "../core/lists";
import { legs } from "./boards";
import type { TableEvent } from "./fold";
import { rolledMonth } from "./rolledMonth";
import type { MonthTable, SeatTable } from "./table";
import { ANCILLARIES } from "./words";

type Of<T extends TableEvent["type"]> = Extract<TableEvent, { type: T }>;
type MonthEvent = Of<
  | "diceRolled"
  | "marketChosen"
  | "fareAnswered"
  | "faresRevealed"
  | "flashDealPlayed"
  | "flashDealDeclined"
  | "ancillariesAttached"
  | "priceDieRolled"
  | "marketSettled"
  | "planesLeased"
>;

/** The months after an event of the running month's market. */
export function foldMonth(months: readonly MonthTable[], event: MonthEvent): readonly MonthTable[] {
  if (event.type === "diceRolled") return [...months, rolledMonth(event.roller, event.rolls.at(-1) ?? [])];
  const last = months.length - 1;
  const month = months[last];
  return month === undefined ? months : replaced(months, last, inMonth(month, event));
}

function inMonth(month: MonthTable, event: Exclude<MonthEvent, Of<"diceRolled">>): MonthTable {
  switch (event.type) {
    case "marketChosen":
      return { ...month, origin: event.origin, destination: event.destination, bidders: event.bidders };
    case "fareAnswered":
      return { ...month, answered: mergedNumbers(month.answered, [event.seat]) };
    case "faresRevealed":
      return { ...month, bids: event.bids, inPlay: event.bids, leaders: event.leaders };
    case "flashDealPlayed": {
      const { seat, fare } = event;
      const before = month.inPlay.filter((bid) => bid.seat === seat).map((bid) => ({ seat, fare: bid.fare }));
      return {
        ...month,
        inPlay: month.inPlay.map((bid) => (bid.seat === seat ? { ...bid, fare } : bid)),
        leaders: event.leaders,
        flashDeals: [...month.flashDeals, { seat, fare }],
        laidAside: [...month.laidAside, ...before],
        flashDeclined: [],
      };
    }
    case "flashDealDeclined":
      return { ...month, flashDeclined: mergedNumbers(month.flashDeclined, [event.seat]) };
    case "ancillariesAttached":
      return { ...month, ancillaries: event.tokens };
    case "priceDieRolled":
      return { ...month, priceDie: event.face };
    case "marketSettled":
      return { ...month, end: event.end, winners: event.winners };
    case "planesLeased": {
      const lease = { seat: event.seat, planes: event.routes.length, routes: event.routes, cards: event.cards };
      return { ...month, leases: [...month.leases, lease] };
    }
  }
}

/** Winners keep their card, lose a plane on every leg and, with ancillaries, the tokens (6.6). */
export function settledSeats(seats: readonly SeatTable[], event: Of<"marketSettled">): readonly SeatTable[] {
  let after = seats;
  for (const { seat, fare, itinerary } of event.winners) {
    const own = after[seat];
    if (own === undefined) continue;
    const spent = [...own.ancillariesSpent, ...event.ancillaries];
    after = replaced(after, seat, {
      ...own,
      hand: without(own.hand, [fare]),
      won: mergedNumbers(own.won, [fare]),
      planes: without(own.planes, legs(itinerary)),
      ancillariesSpent: ANCILLARIES.filter((token) => spent.includes(token)),
    });
  }
  return after;
}
