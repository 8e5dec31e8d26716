import { useId } from "react";
import { cx } from "@/components/ui/cx";
import { Sign } from "@/components/ui/Sign";
import { callsignAirport } from "@/lib/engine/opensky/network";
import type { Seat } from "@/lib/engine/opensky/words";
import { marketsOf, type Market } from "../insight/markets";
import { Buttons } from "../parts/Buttons";
import { MarketCards } from "../parts/MarketCards";
import { Choice, RadioMark, rowClass } from "../parts/Choice";
import { ServiceMark, viaOf } from "../parts/ServiceMark";
import { TrayLayout } from "../parts/TrayLayout";
import type { Words } from "../useWords";
import type { PhaseProps } from "./props";

/** The roller picks two of the three dice: three markets, with who could serve each (rules, 6.1). */
export function ChooseMarket(props: PhaseProps<"chooseMarket">) {
  const { table, seat, legal, draft, decision, words, compact } = props;
  const { t, city } = words;
  const name = useId();
  const markets = marketsOf(table, legal.dice);
  const chosen = (market: Market) => market.callsigns.every((callsign) => draft.dice.includes(callsign));
  const [from, to] = draft.dice;
  const place = (callsign: typeof from) => city((callsign && callsignAirport(table, callsign)) ?? "");
  return (
    <TrayLayout
      compact={compact}
      title={t("market.title")}
      why={compact ? undefined : t("market.why")}
      rule="market"
      aside={
        <div role="group" aria-label={t("market.dice")} className="flex gap-2">
          {legal.dice.map((callsign) => (
            <Choice
              key={callsign}
              kind="checkbox"
              name={`${name}-die`}
              checked={draft.dice.includes(callsign)}
              testId={`die-${callsign}`}
              label={t("market.die", { callsign, city: place(callsign) })}
              onChange={() => decision.act({ type: "pickDie", callsign })}
              className="min-w-0 flex-1 rounded-lg"
            >
              <span
                className={cx(
                  "flex flex-col items-center justify-center rounded-lg border-[1.5px] bg-panel",
                  compact ? "min-h-12 gap-0.5" : "min-h-[58px] gap-1",
                  draft.dice.includes(callsign)
                    ? "border-accent shadow-[inset_0_0_0_1.5px_var(--accent)]"
                    : "border-line hover:border-hairon",
                )}
              >
                <Sign>{callsign}</Sign>
                <span className="max-w-full truncate px-1 text-sm">{place(callsign)}</span>
              </span>
            </Choice>
          ))}
        </div>
      }
      buttons={
        <Buttons {...props}>
          {from === undefined || to === undefined
            ? t("market.confirm")
            : t("market.confirmFor", { from: place(from), to: place(to) })}
        </Buttons>
      }
    >
      <fieldset className="min-w-0 flex-1">
        <legend className="sr-only">{t("market.legend")}</legend>
        <div className="flex flex-col gap-1.5">
          {markets.map((market) => {
            const key = market.callsigns.join("-");
            return (
              <Choice
                key={key}
                kind="radio"
                name={`${name}-market`}
                checked={chosen(market)}
                testId={`market-${key}`}
                label={marketLabel(market, seat, words)}
                onChange={() => decision.act({ type: "pickMarket", callsigns: market.callsigns })}
                className="rounded-md"
              >
                <span
                  className={cx(
                    rowClass(chosen(market)),
                    "flex-wrap gap-y-1 px-2.5",
                    compact ? "min-h-12 py-1.5" : "min-h-[39px] py-0.5",
                  )}
                >
                  <RadioMark checked={chosen(market)} />
                  <span className="flex items-center gap-1">
                    <Sign small>{market.callsigns[0].slice(0, 1)}</Sign>
                    <Sign small>{market.callsigns[1].slice(0, 1)}</Sign>
                  </span>
                  <span className={cx("font-mono text-sm font-bold", !compact && "w-[68px]")}>
                    {market.airports.join("–")}
                  </span>
                  <span className={cx("flex flex-wrap items-center gap-x-3 gap-y-1", compact && "w-full pl-6")}>
                    {market.services.every((service) => service.stops === null) ? (
                      <span className="text-sm text-quiet">{t("market.nobody")}</span>
                    ) : (
                      market.services
                        .filter((service) => service.stops !== null)
                        .map((service) => (
                          <ServiceMark
                            key={service.seat}
                            service={service}
                            mine={service.seat === seat}
                            words={words}
                          />
                        ))
                    )}
                  </span>
                </span>
              </Choice>
            );
          })}
        </div>
      </fieldset>
      <MarketCards table={table} me={seat} market={markets.find(chosen)} words={words} compact={compact} />
    </TrayLayout>
  );
}

function marketLabel(market: Market, me: Seat, words: Words): string {
  const { t, airline, city, list } = words;
  const [from, to] = market.airports;
  const served = market.services.filter((service) => service.stops !== null);
  return t("market.label", {
    origin: market.callsigns[0],
    destination: market.callsigns[1],
    from: city(from),
    to: city(to),
    services:
      served.length === 0
        ? t("market.nobody")
        : list(
            served.map((service) =>
              t("market.service", {
                who: service.seat === me ? "you" : "other",
                airline: airline(service.seat),
                way: viaOf(service, words),
              }),
            ),
          ),
  });
}
