import { Sign } from "@/components/ui/Sign";
import { boardOf } from "@/lib/engine/opensky/boards";
import { Buttons } from "../parts/Buttons";
import { CallsignList } from "../parts/CallsignList";
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
      rule="start"
      aside={<CallsignList table={table} due={legal.callsign} chosen={airport} words={words} />}
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
