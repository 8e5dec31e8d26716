import { permitsLeft } from "@/lib/engine/opensky/placement";
import type { View } from "@/lib/engine/opensky/table";
import { LAST_MONTH, SEASON_2_MONTH, type Seat } from "@/lib/engine/opensky/words";
import { Coverage } from "./coverage";
import type { Aim } from "./draft";
import { marksOf, Network } from "./network";
import { airportBits, positionOf, type Position } from "./position";

/** Months whose market is still to come in the running season, `month` the first of them. */
export function monthsLeft(month: number): number {
  return (month < SEASON_2_MONTH ? SEASON_2_MONTH : LAST_MONTH + 1) - month;
}

/** A seat's network as it stands, for weighing further planes. */
export function networkOf(view: View, seat: Seat, position: Position = positionOf(view)): Network {
  const { chart } = position;
  const own = view.seats[seat];
  const permits = view.rules.side === "europe" ? [] : (own?.regional ?? []).map((id) => chart.route(id));
  let network = Network.empty(chart, marksOf(chart, position.ends), permits, permitsLeft(view, seat));
  for (const id of own?.planes ?? []) network = network.with(chart.route(id), 0);
  return network;
}

/** The position with hubs where they are likely to come, for those who have none yet. */
export function expectedPosition(view: View): Position {
  const position = positionOf(view);
  if (view.rules.side !== "europe") return position;
  for (const [seat, own] of view.seats.entries()) {
    if (own.regional.length === 0) position.hubs[seat] = networkOf(view, seat, position).likelyHubs();
  }
  return position;
}

/** What a seat's next planes are for. `month` is the first month that they fly. */
export function aimOf(view: View, seat: Seat, month: number): Aim {
  const position = expectedPosition(view);
  const own = view.seats[seat];
  const europe = view.rules.side === "europe";
  const placed = europe && (own?.regional.length ?? 0) > 0;
  return {
    coverage: new Coverage(position, seat),
    cubes: airportBits(position.chart, view.cubes),
    months: monthsLeft(month),
    hubs: !europe ? -1 : placed ? (position.hubs[seat] ?? 0) : null,
    later: Math.max(0, (own?.toPlace ?? 0) - view.due),
  };
}
