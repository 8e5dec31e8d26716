import { rolledMonth } from "@/lib/engine/opensky/rolledMonth";
import type { OpenTable, MonthTable, SeatTable } from "@/lib/engine/opensky/table";
import { FULL_HAND, type Bid, type RouteId } from "@/lib/engine/opensky/words";

const airline = (planes: readonly RouteId[], regional: readonly string[]): SeatTable => ({
  hand: FULL_HAND,
  won: [],
  change: 0,
  subsidies: 1,
  ancillariesSpent: [],
  flashDeal: true,
  planes,
  toPlace: 0,
  regional,
});

export const showcaseBids: readonly Bid[] = [
  { seat: 0, fare: 250, itinerary: ["CDG", "FRA", "FCO"] },
  { seat: 1, fare: 500, itinerary: ["CDG", "FCO"] },
];

const july: MonthTable = {
  ...rolledMonth(3, ["Bravo", "Echo", "Delta"]),
  origin: "Bravo",
  destination: "Echo",
  bidders: [0, 1],
  answered: [0, 1],
  bids: showcaseBids,
  inPlay: showcaseBids,
  leaders: [0],
};

/** The position on the first page: 250 with a stop in Frankfurt beats 500 nonstop, Paris to Rome. */
export const showcase: OpenTable = {
  rules: { edition: 2, side: "europe", board: "europe-1", players: 4, callsigns: "chosen" },
  phase: "flashDeal",
  asked: [1],
  due: 0,
  pass: 0,
  month: 3,
  callsigns: ["ARN", "CDG", "DUB", "IST", "FCO", "WAW"],
  cubes: ["DUB"],
  seats: [
    airline(["CDG-FRA", "FCO-FRA", "FRA-LHR"], ["FRA", "LHR"]),
    airline(["AMS-CPH", "ARN-CPH", "CDG-FCO"], ["AMS", "CPH"]),
    airline(["FCO-IST", "FCO-MAD", "LIS-MAD"], ["FCO", "MAD"]),
    airline(["ATH-VIE", "VIE-WAW", "VIE-WAW"], ["ATH", "VIE"]),
  ],
  months: [july],
  winners: [],
};
