import type { OpenTable } from "@/lib/engine/opensky/table";
import { FARES, type Fare, type Seat } from "@/lib/engine/opensky/words";

/** The fares that an airline could ask, ascending: hands are public (rules, section 10). */
export const faresInHand = (table: OpenTable, seat: Seat): readonly Fare[] =>
  FARES.filter((fare) => table.seats[seat]?.hand.includes(fare) === true);
