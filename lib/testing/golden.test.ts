import { describe, expect, it } from "vitest";
import { foldEvents, replay } from "@/lib/engine/core/replay";
import { opensky, standing } from "@/lib/engine/opensky";
import { ERROR_CODES, type ErrorCode } from "@/lib/engine/opensky/commands";
import type { Event } from "@/lib/engine/opensky/events";
import { replayRecord } from "@/lib/engine/opensky/record";
import type { MonthTable } from "@/lib/engine/opensky/table";
import { PHASES, type MarketEnd, type Phase } from "@/lib/engine/opensky/words";
import { firstDifference } from "@/lib/history/difference";
import { goldenGames } from "./golden";

const games = goldenGames();
const replays = games.map(({ record }) => replay(opensky, record.rules, record.seed, record.commands));

describe("golden games", () => {
  it.each(games)("$name agrees with its summary", ({ record, summary }) => {
    expect(firstDifference(summary, replayRecord(record))).toBeNull();
  });

  it.each(games)("$name comes out of its events alone", ({ record }) => {
    const { state, events } = replay(opensky, record.rules, record.seed, record.commands);
    expect(foldEvents(opensky, opensky.initial(record.rules, record.seed), events)).toEqual(state);
  });
});

describe("golden games cover", () => {
  const codes = new Set(replays.map(({ error }) => error?.fault.code));
  it.each(ERROR_CODES)("the error %s", (code: ErrorCode) => {
    expect(codes).toContain(code);
  });

  const phases = new Set<Phase>(
    replays.flatMap(({ events, state }) => [
      ...events.flatMap((event) => (event.type === "seatsAsked" ? [event.phase] : [])),
      state.phase,
    ]),
  );
  it.each(PHASES)("the phase %s", (phase) => {
    expect(phases).toContain(phase);
  });

  // A new way for a market to end does not compile until it is named here.
  const ENDS: Readonly<Record<MarketEnd, string>> = {
    sole: "a sole winner without ancillaries",
    accepted: "a sole winner with ancillaries",
    tie: "a tie",
    alternative: "a failed price check with an alternative",
    refused: "a failed price check without an alternative",
    unsold: "no bidder",
    unserved: "nobody who can serve",
  };
  const months = replays.flatMap(({ state }) => state.months);
  const ways: readonly (readonly [string, (month: MonthTable) => boolean])[] = [
    ...Object.entries(ENDS).map(([end, name]) => [name, (month: MonthTable) => month.end === end] as const),
    ["a one-stop that wins at half the nonstop fare", (month) => wonBy(month, "half")],
    ["a nonstop that wins beside a one-stop", (month) => wonBy(month, "nonstop") && hasStops(month)],
    ["a tie of one-stops at half the nonstop fare", (month) => tieBy(month, "half")],
    ["a chain of Flash Deals", (month) => month.flashDeals.length > 1],
    ["an alternative at a fare that a Flash Deal had replaced", (month) => winsAtSealedFare(month)],
    ["several alternatives together", (month) => month.end === "alternative" && month.winners.length > 1],
    ["an alternative by the half rule", (month) => month.end === "alternative" && halfAmongOthers(month)],
  ];
  it.each(ways)("%s", (_, ended) => {
    expect(months.some(ended)).toBe(true);
  });

  it("a seat that is asked for a Flash Deal again after it declined", () => {
    const again = replays.filter(({ events }) =>
      events.some((event, index) => declinesAgain(events.slice(0, index), event)),
    );
    expect(again.length).toBeGreaterThan(0);
  });
});

/** Whether a decline is the seat's second since the fares were revealed. */
function declinesAgain(before: readonly Event[], event: Event): boolean {
  if (event.type !== "flashDealDeclined") return false;
  const revealed = before.map((earlier) => earlier.type).lastIndexOf("faresRevealed");
  return before
    .slice(revealed)
    .some((earlier) => earlier.type === "flashDealDeclined" && earlier.seat === event.seat);
}

function winsAtSealedFare({ end, winners, flashDeals }: MonthTable): boolean {
  return end === "alternative" && winners.some(({ seat }) => flashDeals.some((deal) => deal.seat === seat));
}

const halfAmongOthers = ({ bids, leaders }: MonthTable): boolean =>
  standing((bids ?? []).filter((bid) => !leaders.includes(bid.seat))).kind === "half";

const tieBy = (month: MonthTable, kind: "half"): boolean => month.end === "tie" && standing(month.inPlay).kind === kind;

function wonBy(month: MonthTable, kind: "half" | "nonstop"): boolean {
  return (month.end === "sole" || month.end === "accepted") && standing(month.inPlay).kind === kind;
}

const hasStops = (month: MonthTable): boolean => month.inPlay.some((bid) => bid.itinerary.length > 2);
