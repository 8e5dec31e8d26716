import { nextCallsign } from "./phases/callsigns";
import { beginSeason, nextDraftTurn } from "./phases/draft";
import { nextFlashDeal } from "./phases/flash";
import { nextHubs } from "./phases/hubs";
import { nextLease } from "./phases/lease";
import { nextMonth } from "./phases/month";
import { settle } from "./phases/settlement";
import type { Step } from "./step";
import type { Turn } from "./turn";

/** Lets the game go on by itself until it asks a seat or is over. */
export function proceed(turn: Turn, first: Step): void {
  let step = first;
  while (step.to !== "answer") step = take(turn, step);
}

function take(turn: Turn, step: Exclude<Step, { to: "answer" }>): Step {
  switch (step.to) {
    case "callsign":
      return nextCallsign(turn);
    case "season":
      return beginSeason(turn, step.season);
    case "draft":
      return nextDraftTurn(turn, step.pass, step.position);
    case "hubs":
      return nextHubs(turn, step.seat);
    case "month":
      return nextMonth(turn, step.month);
    case "flash":
      return nextFlashDeal(turn, step.from);
    case "settlement":
      return settle(turn);
    case "leasing":
      return nextLease(turn, step.position);
  }
}
