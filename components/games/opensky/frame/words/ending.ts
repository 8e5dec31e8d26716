import { pointsOf } from "@/lib/engine/opensky/score";
import type { OpenTable, View } from "@/lib/engine/opensky/table";
import type { Seat } from "@/lib/engine/opensky/words";
import type { TableLife } from "@/lib/protocol/life";

/** The seats with the most of these points, leaving out those that resigned: who resigned stands behind all others. */
export function bestSeats(points: readonly number[], resigned: readonly Seat[]): readonly Seat[] {
  const best = Math.max(...points.filter((_, seat) => !resigned.includes(seat)));
  return points.flatMap((each, seat) => (each === best && !resigned.includes(seat) ? [seat] : []));
}

/**
 * The position as the table shows it: a game that its players ended early is over and asks nobody, and no seat that
 * resigned wins.
 */
export function shownView(view: View, life: TableLife): View {
  if (life.ended === null && (view.phase !== "finished" || life.resigned.length === 0)) return view;
  return { ...view, phase: "finished", asked: [], winners: winnersOf(view, life) };
}

const winnersOf = (table: OpenTable, life: TableLife): readonly Seat[] =>
  life.ended === "withoutResult" ? [] : bestSeats(pointsOf(table), life.resigned);
