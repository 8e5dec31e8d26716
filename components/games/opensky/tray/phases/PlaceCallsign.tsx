import { Sign } from "@/components/ui/Sign";
import { cx } from "@/components/ui/cx";
import { boardOf } from "@/lib/engine/opensky/boards";
import { CALLSIGNS } from "@/lib/engine/opensky/words";
import { Buttons } from "../parts/Buttons";
import { PassCard } from "../parts/PassCard";
import { TrayLayout } from "../parts/TrayLayout";
import type { PhaseProps } from "./props";

/** Set-up: put the next callsign on an airport (rules, section 3). */
export function PlaceCallsign(props: PhaseProps<"placeCallsign">) {
  const { table, seat, legal, draft, words, compact } = props;
  const { t, city, cities } = words;
  const { airport } = draft;
  return (
    <TrayLayout
      compact={compact}
      title={t("callsign.title", { callsign: legal.callsign })}
      why={t("callsign.why")}
      aside={
        <ul className="flex flex-wrap gap-x-2.5 gap-y-1" aria-label={t("callsign.all")}>
          {CALLSIGNS.map((callsign, index) => {
            const at = table.callsigns[index] ?? (callsign === legal.callsign ? airport : null);
            const now = callsign === legal.callsign;
            return (
              <li
                key={callsign}
                className={cx("flex items-center gap-1 text-sm", at === null && !now && "opacity-45")}
                aria-label={t("callsign.at", { callsign, city: at === null ? "none" : city(at) })}
              >
                <span aria-hidden="true" className={cx(now && "rounded-sm ring-2 ring-accent ring-offset-2 ring-offset-panel")}>
                  <Sign small>{callsign.slice(0, 1)}</Sign>
                </span>
                <span aria-hidden="true" className="font-mono text-quiet">
                  {at ?? "···"}
                </span>
              </li>
            );
          })}
        </ul>
      }
      buttons={
        <Buttons {...props}>
          {airport === null ? t("callsign.confirm") : t("callsign.confirmAt", { city: city(airport) })}
        </Buttons>
      }
    >
      <PassCard
        seat={seat}
        title={t("callsign.card", { callsign: legal.callsign })}
        compact={compact}
        className={compact ? undefined : "w-full max-w-[430px]"}
      >
        {airport === null ? (
          <p className="text-base">{t("callsign.pick")}</p>
        ) : (
          <>
            <div className="flex items-center gap-3">
              <span className="font-mono text-3xl font-bold">{airport}</span>
              <Sign>{legal.callsign}</Sign>
              <span className="text-lg">{city(airport)}</span>
            </div>
            <p className="mt-1.5 text-sm leading-[17px]">
              {t("callsign.routes", { count: neighbours(props).length, cities: cities(neighbours(props)) })}
            </p>
          </>
        )}
      </PassCard>
    </TrayLayout>
  );
}

/** Airports one route away from the chosen one. */
function neighbours({ table, draft }: PhaseProps<"placeCallsign">): readonly string[] {
  return boardOf(table.rules).routes.flatMap(({ ends: [from, to] }) =>
    from === draft.airport ? [to] : to === draft.airport ? [from] : [],
  );
}
