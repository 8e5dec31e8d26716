import type { OpenTable } from "@/lib/engine/opensky/table";
import type { Seat } from "@/lib/engine/opensky/words";
import { isAutomated, type TableLife } from "@/lib/protocol/life";
import { crowd, who, type Cast } from "./cast";
import type { Message } from "./message";
import { comingUp, mayUndercut, nextCallsign } from "./turns";

/** The one line that says what is going on and who is asked, and what the reader can expect. */
export interface Asked {
  readonly line: Message;
  readonly expect: Message | null;
}

/** What is going on now, for this reader. */
export function askedNow(table: OpenTable, cast: Cast, life: TableLife): Asked {
  if (life.ended !== null) {
    return { line: { key: `asked.ended.${life.ended}`, values: { ...crowd(cast, table.winners) } }, expect: null };
  }
  const expect = cast.me === null || table.asked.includes(cast.me) ? null : expectation(table, cast.me, cast);
  return { line: goingOn(table, cast), expect: playedFor(table, cast.me, life) ?? expect };
}

/** Said to those who are not asked because the table plays for them. */
function playedFor(table: OpenTable, me: Seat | null, life: TableLife): Message | null {
  const own = me === null ? undefined : life.seats[me];
  if (table.phase === "finished" || own === undefined || !isAutomated(own)) return null;
  return { key: own.resigned ? "expect.resigned" : "expect.standIn" };
}

function goingOn(table: OpenTable, cast: Cast): Message {
  if (table.phase === "finished") return { key: "asked.finished", values: { ...crowd(cast, table.winners) } };
  if (table.phase === "submitFare") return { key: "asked.submitFare", values: { ...crowd(cast, table.asked) } };
  const seat = table.asked[0];
  if (seat === undefined) return { key: "asked.nobody" };
  const month = table.months.at(-1);
  const own = month?.inPlay.find((bid) => bid.seat === seat)?.fare ?? 0;
  return {
    key: `asked.${table.phase}`,
    values: { ...who(cast, seat), callsign: nextCallsign(table), due: table.due, fare: own },
  };
}

function expectation(table: OpenTable, me: Seat, cast: Cast): Message | null {
  const month = table.months.at(-1);
  switch (table.phase) {
    case "placeCallsign":
    case "placePlanes":
    case "placeHubs":
    case "leasePlanes":
      return turnAhead(comingUp(table), me, cast, table.phase);
    case "chooseMarket":
      return { key: "expect.market" };
    case "submitFare":
      if (month?.bidders.includes(me) !== true) return { key: "expect.unserved" };
      return { key: "expect.sealed" };
    case "flashDeal":
      if (month?.inPlay.every((bid) => bid.seat !== me)) return { key: "expect.noOffer" };
      if (month?.leaders.length === 1 && month.leaders[0] === me) return { key: "expect.soleLeader" };
      if (table.seats[me]?.flashDeal === false) return { key: "expect.flashSpent" };
      if (!mayUndercut(table, me)) return { key: "expect.noLowerCard" };
      return { key: month?.flashDeclined.includes(me) === true ? "expect.flashAgain" : "expect.flash" };
    case "attachAncillaries":
      return month?.inPlay.some((bid) => bid.seat === me) === true ? { key: "expect.nextBest" } : null;
    case "finished":
      return null;
  }
}

function turnAhead(order: readonly Seat[], me: Seat, cast: Cast, phase: string): Message | null {
  const at = order.indexOf(me);
  if (at < 0) return phase === "placePlanes" ? { key: "expect.networkPlaced" } : null;
  const before = [...new Set(order.slice(0, at))];
  return { key: "expect.turn", values: { ...crowd(cast, before, "inside") } };
}
