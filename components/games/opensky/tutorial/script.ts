import type { Command } from "@/lib/engine/opensky/commands";
import { acceptance } from "@/lib/engine/opensky/standing";
import { ANCILLARY_POINTS, type AirportCode, type Rules, type Seat } from "@/lib/engine/opensky/words";
import type { OwnCommand } from "@/lib/realtime/client/session";

/** The practice flight: a real game whose seed and whose rivals' moves are known beforehand. */
export const RULES: Rules = { edition: 2, side: "europe", board: "europe-1", players: 3, callsigns: "chosen" };
export const ME: Seat = 0;
/** Rolls Alpha, Bravo and Charlie in April, and a price that accepts one ancillary. */
export const SEED = "0000000000000000000000000000000000000000000000000000000000000147";

const AIRPORTS = ["CDG", "FCO", "LHR", "CPH", "VIE", "MAD"] as const;

/** What happened before the learner sits down: the callsigns, Alpha in Paris to Foxtrot in Madrid. */
export const PREPARED: readonly Command[] = AIRPORTS.map((airport, index) => ({
  type: "placeCallsign",
  seat: index % RULES.players,
  airport,
}));

/** Why the coach does not let a legal choice pass: a message of the step, and what it is about. */
export interface Objection {
  readonly why: string;
  readonly values?: Readonly<Record<string, number>>;
}

/** Judges a choice that the rules allow; null where it is the one, or one of those, that lead on. */
type Judge = (command: OwnCommand) => Objection | null;

export interface Step {
  readonly id: StepId;
  /** What the others do before it. */
  readonly rivals: readonly Command[];
  /** Null: there is only something to see. */
  readonly judge: Judge | null;
  /** What to choose: names of controls on the map and in the tray, the confirming one last. */
  readonly spots: readonly string[];
  /** Airports that the map keeps in view; empty where the table itself knows. */
  readonly focus: readonly AirportCode[];
}

export const STEP_IDS = [
  "welcome",
  "connect",
  "spokes",
  "hub",
  "market",
  "fare",
  "reveal",
  "undercut",
  "gamble",
  "won",
  "lease",
  "points",
] as const;
export type StepId = (typeof STEP_IDS)[number];

const same = (list: readonly string[], wanted: readonly string[]): boolean =>
  [...list].sort().join() === [...wanted].sort().join();

const judgeConnect: Judge = (command) => {
  if (command.type !== "placePlanes" || same(command.routes, ["CDG-FRA", "FCO-FRA"])) return null;
  if (new Set(command.routes).size === 1) return { why: "twice" };
  return { why: command.routes.includes("CDG-FCO") ? "nonstop" : "elsewhere" };
};

const judgeSpokes: Judge = (command) =>
  command.type !== "placePlanes" || same(command.routes, ["CPH-FRA", "FRA-VIE"]) ? null : { why: "elsewhere" };

const judgeHub: Judge = (command) =>
  command.type !== "placeHubs" || command.airports.includes("FRA") ? null : { why: "elsewhere" };

const judgeMarket: Judge = (command) =>
  command.type !== "chooseMarket" || same([command.origin, command.destination], ["Alpha", "Bravo"])
    ? null
    : { why: "unserved" };

const judgeFare: Judge = (command) => {
  if (command.type !== "submitFare") return { why: "none" };
  if (command.fare === 250) return null;
  return command.fare < 250 ? { why: "low" } : { why: "dear", values: { fare: command.fare } };
};

const judgeUndercut: Judge = (command) => (command.type === "flashDeal" ? null : { why: "keep" });

const judgeGamble: Judge = (command) => {
  if (command.type !== "attachAncillaries" || command.tokens.length === 1) return null;
  if (command.tokens.length === 0) return { why: "none" };
  const price = 200 + ANCILLARY_POINTS * command.tokens.length;
  return { why: "many", values: { price, chance: acceptance(price) } };
};

const free: Judge = () => null;

const WEST = ["CDG", "FRA", "FCO"] as const;
const STAR = ["CPH", "CDG", "FCO", "VIE"] as const;

/** The flight from the first plane to the first points. Every step begins where the one before it ended. */
export const STEPS: readonly Step[] = [
  { id: "welcome", rivals: [], judge: null, spots: [], focus: [] },
  { id: "connect", rivals: [], judge: judgeConnect, spots: ["route-CDG-FRA", "route-FCO-FRA", "primary"], focus: WEST },
  {
    id: "spokes",
    rivals: [
      { type: "placePlanes", seat: 1, routes: ["CDG-FCO", "CDG-LHR"] },
      { type: "placePlanes", seat: 2, routes: ["CDG-MAD", "FCO-MAD"] },
      { type: "placePlanes", seat: 2, routes: ["FCO-MAD", "LHR-MAD"] },
      { type: "placePlanes", seat: 1, routes: ["AMS-LHR", "CDG-FCO"] },
    ],
    judge: judgeSpokes,
    spots: ["route-CPH-FRA", "route-FRA-VIE", "primary"],
    focus: STAR,
  },
  { id: "hub", rivals: [], judge: judgeHub, spots: ["airport-FRA", "primary"], focus: STAR },
  {
    id: "market",
    rivals: [
      { type: "placeHubs", seat: 1, airports: ["CDG", "LHR"] },
      { type: "placeHubs", seat: 2, airports: ["FCO", "MAD"] },
    ],
    judge: judgeMarket,
    spots: ["market-Alpha-Bravo", "primary"],
    focus: STAR,
  },
  { id: "fare", rivals: [], judge: judgeFare, spots: ["fare-250", "primary"], focus: [] },
  {
    id: "reveal",
    rivals: [
      { type: "submitFare", seat: 1, fare: 500, itinerary: ["CDG", "FCO"] },
      { type: "submitFare", seat: 2, fare: 300, itinerary: ["CDG", "MAD", "FCO"] },
    ],
    judge: null,
    spots: [],
    focus: [],
  },
  {
    id: "undercut",
    rivals: [
      { type: "flashDeal", seat: 1, fare: 400 },
      { type: "declineFlashDeal", seat: 2 },
    ],
    judge: judgeUndercut,
    spots: ["fare-200", "primary"],
    focus: [],
  },
  { id: "gamble", rivals: [{ type: "declineFlashDeal", seat: 2 }], judge: judgeGamble, spots: ["token-seat", "primary"], focus: [] },
  { id: "won", rivals: [], judge: null, spots: [], focus: [] },
  { id: "lease", rivals: [], judge: free, spots: [], focus: STAR },
  { id: "points", rivals: [], judge: null, spots: [], focus: [] },
];
