import { PermitStamp } from "@/components/games/opensky/livery/pictures";
import { batch } from "@/lib/engine/opensky/phases/draft";
import { PLANES, REGIONAL_TOKENS } from "@/lib/engine/opensky/words";
import { plannedPlanes } from "../insight/placing";
import { chapterOfSide } from "../../rule/chapters";
import { RuleLink } from "../../rule/RuleLink";
import { Buttons } from "../parts/Buttons";
import { PlanGains, PlanNotes } from "../parts/PlanNotes";
import { PassCard } from "../parts/PassCard";
import { PlaneList } from "../parts/PlaneList";
import { Snake } from "../parts/Snake";
import { TrayLayout } from "../parts/TrayLayout";
import { printed } from "../useWords";
import type { PhaseProps } from "./props";

/** A draft turn, composed on the map and confirmed as a whole (rules, section 5). */
export function PlacePlanes(props: PhaseProps<"placePlanes">) {
  const { table, seat, legal, draft, decision, words, compact } = props;
  const { t } = words;
  const planes = plannedPlanes(table, seat, draft.routes);
  const left = legal.count - draft.routes.length;
  const [only] = draft.routes;
  const passes = Math.ceil(PLANES[table.rules.players] / batch(table.rules));
  const permits = table.rules.side === "north-america" && <Permits {...props} planes={planes} />;
  const later = (
    <p className="text-sm leading-[17px] text-quiet">
      {t("planes.later", { count: (table.seats[seat]?.toPlace ?? legal.count) - legal.count })} {t("planes.share")}{" "}
      <RuleLink chapter={chapterOfSide(table.rules.side)} />
    </p>
  );
  return (
    <TrayLayout
      compact={compact}
      title={t("planes.title", { count: legal.count })}
      why={
        left > 0
          ? t("planes.why", { left, count: legal.count })
          : t(legal.count === 1 ? "planes.change" : "planes.ready")
      }
      rule="network"
      aside={
        compact ? undefined : (
          <>
            {later}
            {permits}
          </>
        )
      }
      buttons={
        <Buttons {...props}>
          {legal.count === 1 && only !== undefined
            ? t("planes.confirmOne", { route: printed(only) })
            : t("planes.confirm", { count: legal.count })}
        </Buttons>
      }
    >
      <div className={compact ? "flex justify-center" : "shrink-0 self-center"}>
        <Snake
          seats={table.rules.players}
          passes={passes}
          pass={table.pass}
          asked={seat}
          label={t("planes.snake", { pass: table.pass + 1, passes })}
          flat={compact}
        />
      </div>
      <PassCard
        seat={seat}
        title={t("planes.card", { count: legal.count })}
        note={t("planes.chosen", { chosen: draft.routes.length, count: legal.count })}
        compact={compact}
        className={compact ? undefined : "w-[min(330px,50%)] shrink-0"}
      >
        {legal.count === 1 && planes.length === 0 ? (
          <p className="text-base">{t("planes.pick")}</p>
        ) : (
          <PlaneList
            seat={seat}
            planes={planes}
            room={legal.count}
            words={words}
            onTakeBack={(route) => decision.act({ type: "takeBack", route })}
          />
        )}
      </PassCard>
      {compact ? (
        <>
          {permits}
          {/* As high with a plan as without, so that the map keeps its place under the thumb. */}
          <div className="min-h-[38px]" aria-live="polite">
            {planes.length === 0 ? later : <PlanGains {...props} routes={draft.routes} />}
          </div>
        </>
      ) : (
        <div className="flex max-h-[132px] min-w-0 flex-1 flex-col gap-2 overflow-y-auto">
          {planes.length > 0 && <PlanNotes {...props} planes={planes} />}
        </div>
      )}
    </TrayLayout>
  );
}

/** The seat's two permits: on the board, about to be used by this turn, or still there. */
export function Permits({
  table,
  seat,
  words,
  planes,
}: Pick<PhaseProps<"placePlanes">, "table" | "seat" | "words"> & {
  readonly planes: ReturnType<typeof plannedPlanes>;
}) {
  const { t } = words;
  const placed = table.seats[seat]?.regional ?? [];
  const planned = planes.filter((plane) => plane.permit).map((plane) => plane.route);
  const stamps = Array.from({ length: REGIONAL_TOKENS }, (_, i) => {
    const onBoard = placed[i];
    const now = planned[i - placed.length];
    return { route: onBoard ?? now ?? null, ghost: onBoard !== undefined || now !== undefined };
  });
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="text-sm text-quiet">{t("planes.permits")}</p>
      <ul className="flex gap-4">
        {stamps.map(({ route, ghost }, i) => (
          <li key={i} className="flex items-center gap-1.5 text-sm">
            <PermitStamp seat={seat} size={24} ghost={ghost} />
            <span className={ghost ? "text-quiet" : ""}>
              {route === null ? t("planes.permitLeft") : printed(route)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
