import { SUBSIDY_POINTS, type RouteId, type Seat } from "@/lib/engine/opensky/words";
import type { View } from "@/lib/engine/opensky/table";
import { coverage } from "../insight/coverage";
import { gainsOf } from "../insight/gains";
import type { PlannedPlane } from "../insight/placing";
import type { Words } from "../useWords";
import { Gains } from "./Gains";

interface Props {
  readonly table: View;
  readonly seat: Seat;
  readonly planes: readonly PlannedPlane[];
  readonly words: Words;
}

/** What the chosen routes take and bring, all together: subsidies and markets. */
export function PlanNotes({ table, seat, planes, words }: Props) {
  const { insight, cities } = words;
  const cubes = planes.flatMap((plane) => plane.cubes);
  return (
    <div className="flex flex-col gap-1 text-sm leading-[17px]" aria-live="polite" data-testid="plan-notes">
      <p>
        {insight("plan.cubes", {
          count: cubes.length,
          cities: cities(cubes),
          points: cubes.length * SUBSIDY_POINTS,
        })}
      </p>
      <PlanGains table={table} seat={seat} routes={planes.map((plane) => plane.route)} words={words} />
    </div>
  );
}

interface GainsProps extends Omit<Props, "planes"> {
  readonly routes: readonly RouteId[];
}

/** The markets that planes on `routes` would bring. */
export function PlanGains({ table, seat, routes, words }: GainsProps) {
  const gains = gainsOf(coverage(table)[seat], coverage(table, { seat, planes: routes })[seat]);
  if (gains.length === 0) return <p className="text-sm leading-[17px] text-quiet">{words.insight("plan.noGain")}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm leading-[17px]">
      <p className="text-quiet">{words.insight("plan.gains")}</p>
      <Gains gains={gains} words={words} most={3} />
    </div>
  );
}
