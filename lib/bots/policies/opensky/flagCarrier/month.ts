import { best } from "@/lib/engine/core/lists";
import type { Command } from "@/lib/engine/opensky/commands";
import { currentMonth } from "@/lib/engine/opensky/phases/month";
import type { View } from "@/lib/engine/opensky/table";
import { FARES, type Ancillary, type Callsign, type Seat } from "@/lib/engine/opensky/words";
import type { Budget } from "../../policy";
import { draw, type Chance } from "../chance";
import { currentMarket, marketsOnDice } from "../market";
import { kindOf, KINDS, positionOf, type Position } from "../sim/position";
import { secondSeasons } from "../sim/seasons";
import { Contest, type Table } from "./contest";
import { Forecast } from "./forecast";
import { choicesOf, sealedMixes, type Prospect } from "./sealed";

/** Positions that a month's decision compares, about, for each seat: its cards, planes and tokens. */
const COMPARED = 11;
const FEWEST = 6;

/** What this month's market can change, forecast as if it were over and nothing sold. */
function prospect(view: View, chance: Chance, { rollouts }: Budget): Prospect {
  const position = positionOf(view);
  const playouts = Math.max(FEWEST, Math.floor(rollouts / (1 + COMPARED * position.players)));
  const ahead = { month: view.month + 1, season2: secondSeasons(view) };
  const forecast = new Forecast(position, ahead, playouts, chance);
  return { position, contest: new Contest(position, forecast, view.month % position.players) };
}

/** Of the three markets on the dice the one that leaves the seat the largest share of the win. */
export function chooseMarket(
  view: View,
  seat: Seat,
  dice: readonly Callsign[],
  chance: Chance,
  budget: Budget,
): Command {
  const found = prospect(view, chance, budget);
  const weighed = marketsOnDice(view, dice).map((market) => ({
    market,
    share: sealedMixes(view, seat, found, market, chance).values[seat] ?? 0,
  }));
  const { market } = best(weighed, ({ share }) => share);
  return { type: "chooseMarket", seat, origin: market.origin, destination: market.destination };
}

/** A fare drawn from the seat's mixed strategy. */
export function sealFare(view: View, seat: Seat, chance: Chance, budget: Budget): Command {
  const decline: Command = { type: "declineFare", seat };
  const market = currentMarket(view);
  if (market === null) return decline;
  const { answers, mixes } = sealedMixes(view, seat, prospect(view, chance, budget), market, chance);
  const answer = answers[seat]?.[draw(mixes[seat] ?? [], chance)] ?? null;
  const fare = answer === null ? undefined : FARES[answer.kind];
  if (answer === null || fare === undefined) return decline;
  return { type: "submitFare", seat, fare, itinerary: answer.itinerary };
}

/** The market as it stands after the reveal. */
function revealed(view: View, position: Position, asked: Seat): Table {
  const month = currentMonth(view);
  const bits = (seats: readonly Seat[]): number => seats.reduce((set, seat) => set | (1 << seat), 0);
  const inPlay = choicesOf(view, position, month?.inPlay ?? []);
  return {
    sealed: choicesOf(view, position, month?.bids ?? []),
    kinds: inPlay.map((choice) => choice?.kind ?? -1),
    laidAside: (month?.laidAside ?? []).map(({ seat, fare }) => seat * KINDS + kindOf(fare)),
    // Tokens used in this market are off the table already.
    used: 0,
    declined: bits(month?.flashDeclined ?? []),
    from: asked,
  };
}

/** The Flash Deal that leaves the largest share of the win, the others' answers to it foreseen. */
export function answerFlash(view: View, seat: Seat, chance: Chance, budget: Budget): Command {
  const { position, contest } = prospect(view, chance, budget);
  const { kind } = contest.flashOf(revealed(view, position, seat), seat);
  const fare = FARES[kind];
  return fare === undefined ? { type: "declineFlashDeal", seat } : { type: "flashDeal", seat, fare };
}

/** The ancillaries that leave the largest share of the win. */
export function attach(
  view: View,
  seat: Seat,
  tokens: readonly Ancillary[],
  chance: Chance,
  budget: Budget,
): Command {
  const { position, contest } = prospect(view, chance, budget);
  const { count } = contest.extras(revealed(view, position, seat), seat);
  return { type: "attachAncillaries", seat, tokens: tokens.slice(0, count) };
}
