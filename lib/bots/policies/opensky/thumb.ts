import { LAST_MONTH, type Bid, type Fare } from "@/lib/engine/opensky/words";
import { monthsLeft } from "./sim/planning";

// Rules of thumb, in points ahead of the others.

const PLANE = 90;
const CARDS: Readonly<Record<Fare, number>> = { 200: 80, 250: 30, 300: 15, 400: 15, 500: 70 };
const FLASH = 40;

const yearLeft = (month: number): number => (LAST_MONTH - month) / LAST_MONTH;

/** What a plane is still worth after a month: nothing once its season is over. */
export function planeWorth(month: number): number {
  return monthsLeft(month) > 1 ? PLANE : 0;
}

/** What a card in hand is worth after a month: the lowest win contests, the highest are for markets of one's own. */
export function cardWorth(fare: Fare, month: number): number {
  return CARDS[fare] * yearLeft(month);
}

/** What a Flash Deal token is worth after a month. */
export function flashWorth(month: number): number {
  return FLASH * yearLeft(month);
}

/** What a winner gives up with its card and the planes of its itinerary. */
export function spent({ fare, itinerary }: Bid, month: number): number {
  return cardWorth(fare, month) + planeWorth(month) * (itinerary.length - 1);
}
