import { standing } from "@/lib/engine/opensky/standing";
import type { MonthTable, OpenTable } from "@/lib/engine/opensky/table";
import { ANCILLARY_POINTS, FARES, type Bid, type Seat } from "@/lib/engine/opensky/words";

/** The month that brought one airline most. */
export interface BestMonth {
  readonly month: number;
  readonly seat: Seat;
  readonly points: number;
}

/** The earliest of the months with the most points for one airline; null where no market travelled. */
export function bestMonth(table: OpenTable): BestMonth | null {
  const wins = table.months.flatMap((month, index) =>
    month.winners.map(({ seat, fare }): BestMonth => ({
      month: index,
      seat,
      points: fare + (month.end === "accepted" ? ANCILLARY_POINTS * month.ancillaries.length : 0),
    })),
  );
  return wins.reduce<BestMonth | null>((best, win) => (best === null || win.points > best.points ? win : best), null);
}

/** The month that was decided by least. */
export interface NarrowMonth {
  readonly month: number;
  /** By how much the loser was too dear to lead, alone or with others; 0 where the market was shared. */
  readonly by: number;
  /** Who was too dear; those who shared it. */
  readonly seats: readonly Seat[];
}

/** The earliest of the months that were decided by least among the final fares; null where no two ever met. */
export function narrowestMonth(table: OpenTable): NarrowMonth | null {
  const narrow = table.months.flatMap((month, index): readonly NarrowMonth[] => {
    if (month.end === "tie") return [{ month: index, by: 0, seats: month.winners.map(({ seat }) => seat) }];
    return losers(month).map(({ seat, by }) => ({ month: index, by, seats: [seat] }));
  });
  return narrow.reduce<NarrowMonth | null>(
    (least, next) => (least === null || next.by < least.by ? next : least),
    null,
  );
}

/** Those who lost a market that travelled by its fares alone, and how much lower a card would have led. */
function losers(month: MonthTable): readonly { readonly seat: Seat; readonly by: number }[] {
  if (month.end !== "sole" && month.end !== "accepted") return [];
  return month.inPlay
    .filter((bid) => !month.leaders.includes(bid.seat))
    .flatMap((bid) => {
      const enough = FARES.toReversed().find((fare) => fare < bid.fare && leadsAt(month.inPlay, bid, fare));
      return enough === undefined ? [] : [{ seat: bid.seat, by: bid.fare - enough }];
    });
}

const leadsAt = (inPlay: readonly Bid[], bid: Bid, fare: Bid["fare"]): boolean =>
  standing(inPlay.map((other) => (other === bid ? { ...bid, fare } : other))).leaders.includes(bid.seat);
