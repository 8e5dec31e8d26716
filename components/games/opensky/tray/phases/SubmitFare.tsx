import { useId, useState } from "react";
import { Badge } from "@/components/games/opensky/livery/pictures";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { stops } from "@/lib/engine/opensky/network";
import type { AirportCode, Fare, Seat } from "@/lib/engine/opensky/words";
import { byStops } from "../draft";
import { marketEnds, rivals, threats, type Threat } from "../insight/threats";
import { Buttons } from "../parts/Buttons";
import { Choice, RadioMark, rowClass } from "../parts/Choice";
import { FareCards } from "../parts/FareCards";
import { ItineraryLine } from "../parts/Stops";
import { TrayLayout } from "../parts/TrayLayout";
import type { Words } from "../useWords";
import type { PhaseProps } from "./props";

/** One fare face down with one of the valid itineraries, or no offer (rules, 6.3). */
export function SubmitFare(props: PhaseProps<"submitFare">) {
  const { table, seat, legal, draft, decision, words, compact } = props;
  const { t, city } = words;
  const [armed, setArmed] = useState(false);
  const [from, to] = marketEnds(table) ?? ["", ""];
  const itinerary = legal.itineraries[draft.itinerary] ?? [];
  const { fare } = draft;
  const pick = (next: Fare) => {
    setArmed(false);
    decision.act({ type: "pickFare", fare: next });
  };
  return (
    <TrayLayout
      compact={compact}
      title={t("fare.title", { from: city(from), to: city(to) })}
      why={<RuleInWords {...props} itinerary={itinerary} />}
      aside={<Itineraries {...props} />}
      buttons={
        <Buttons
          {...props}
          decline={armed ? t("fare.declineSure") : t("fare.decline")}
          onDecline={armed ? decision.decline : () => setArmed(true)}
        >
          {fare === null ? t("fare.confirm") : <SealWords words={words} fare={fare} />}
        </Buttons>
      }
    >
      <FareCards
        seat={seat}
        counts={countsOf(table.seats[seat]?.hand ?? [])}
        chosen={fare}
        ends={[from, to]}
        legend={t("fare.cards")}
        label={(value) => t("fare.card", { fare: value, count: countsOf(table.seats[seat]?.hand ?? []).get(value) ?? 0 })}
        gaps
        compact={compact}
        onPick={pick}
      />
      <Threats
        threats={fare === null ? null : threats(table, { seat, fare, itinerary })}
        rivals={rivals(table, seat)}
        fare={fare}
        words={words}
        compact={compact}
      />
    </TrayLayout>
  );
}

function SealWords({ words, fare }: { readonly words: Words; readonly fare: Fare }) {
  return words.t.rich("fare.confirmAt", {
    fare,
    n: (chunks) => <span className="font-mono">{chunks}</span>,
  });
}

export function countsOf(cards: readonly Fare[]): ReadonlyMap<Fare, number> {
  const counts = new Map<Fare, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** The part of rule 6.4 that decides this market, as the networks stand. */
function RuleInWords({
  table,
  seat,
  itinerary,
  words,
}: PhaseProps<"submitFare"> & { readonly itinerary: readonly AirportCode[] }) {
  const { t, airline, list } = words;
  const others = rivals(table, seat);
  const names = (seats: readonly Seat[]) => list(seats.map(airline));
  const nonstop = others.filter((rival) => rival.kinds.includes(0)).map((rival) => rival.seat);
  const oneStop = others.filter((rival) => rival.kinds.includes(1)).map((rival) => rival.seat);
  const mine = stops(itinerary);
  if (others.length === 0) return t("fare.rule.alone");
  if (mine === 1 && nonstop.length > 0) return t("fare.rule.half", { airlines: names(nonstop), count: nonstop.length });
  if (mine === 0 && oneStop.length > 0) return t("fare.rule.halfOfMine", { airlines: names(oneStop), count: oneStop.length });
  return t("fare.rule.lowest");
}

function Itineraries({ legal, draft, decision, seat, words, compact }: PhaseProps<"submitFare">) {
  const { t, cities, city } = words;
  const name = useId();
  const many = legal.itineraries.length > 2;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t("fare.itineraries")}</legend>
      <div
        className={cx(
          compact ? "flex gap-2 overflow-x-auto pb-0.5" : many ? "grid max-h-[84px] grid-cols-2 gap-1.5 overflow-y-auto" : "flex flex-col gap-1.5",
        )}
      >
        {byStops(legal.itineraries).map((index, place) => {
          const itinerary = legal.itineraries[index] ?? [];
          const checked = index === draft.itinerary;
          const via = itinerary.slice(1, -1);
          const tight = compact || many;
          return (
            <Choice
              key={itinerary.join("-")}
              kind="radio"
              name={name}
              checked={checked}
              testId={`itinerary-${place}`}
              label={t("fare.itinerary", {
                stops: stops(itinerary),
                via: via.length === 0 ? "" : cities(via),
              })}
              onChange={() => decision.act({ type: "pickItinerary", index })}
              className={cx("rounded-md", compact && "min-w-0 flex-1")}
            >
              <span className={cx(rowClass(checked), compact ? "h-12 justify-center px-2" : "h-[36px] px-2.5", checked && "font-bold")}>
                {!tight && <RadioMark checked={checked} />}
                <ItineraryLine seat={seat} stops={stops(itinerary)} width={tight ? (via.length > 1 ? 84 : 66) : 112} />
                <span className={cx("text-sm", !tight && "text-base", "whitespace-nowrap")}>
                  {tight
                    ? via.length === 0
                      ? t("stops", { stops: 0 })
                      : via.length === 1
                        ? compact && legal.itineraries.length < 3
                          ? city(via[0] ?? "")
                          : via[0]
                        : via.join("–")
                    : t("fare.itinerary", { stops: stops(itinerary), via: via.length > 1 ? via.join("–") : cities(via) })}
                </span>
              </span>
            </Choice>
          );
        })}
      </div>
    </fieldset>
  );
}

interface ThreatsProps {
  readonly threats: readonly Threat[] | null;
  readonly rivals: readonly { readonly seat: Seat; readonly kinds: readonly number[] }[];
  readonly fare: Fare | null;
  readonly words: Words;
  readonly compact: boolean;
}

/** What each other bidder could do to the chosen fare with the cards it holds. */
function Threats({ threats: found, rivals: others, fare, words, compact }: ThreatsProps) {
  const { t, airline } = words;
  const lines =
    found === null
      ? others.map(({ seat, kinds }) => ({ seat, text: t("fare.rival", { airline: airline(seat), stops: Math.min(...kinds) }) }))
      : found.map((threat) => ({ seat: threat.seat, text: `${airline(threat.seat)} ${threatWords(threat, words)}` }));
  return (
    <section className={cx("min-w-0", !compact && "flex-1")} aria-live="polite">
      {others.length > 0 && (
        <h3 className="text-sm font-bold">{fare === null ? t("fare.rivals") : t("fare.threats", { fare })}</h3>
      )}
      <ul className={cx("mt-1", compact ? "grid gap-1" : "flex flex-col gap-1.5")}>
        {lines.map(({ seat, text }) => (
          <li key={seat} className="flex items-start gap-1.5 text-sm leading-[17px]">
            <Badge seat={seat} size={17} />
            <span>{text}</span>
          </li>
        ))}
        {others.length === 0 && (
          <li className="flex items-start gap-1.5 text-sm leading-[17px]">
            <Icon name="check" size={16} />
            {t("fare.alone")}
          </li>
        )}
      </ul>
    </section>
  );
}

/** "beats you with 200, shares at 250", or that none of its cards can. */
function threatWords({ beats, shares }: Threat, { t, either }: Words): string {
  const beating = beats.length === 0 ? "" : rangeOf(beats, either);
  const sharing = shares.length === 0 ? "" : rangeOf(shares, either);
  if (beating === "" && sharing === "") return t("fare.threat.none");
  if (sharing === "") return t("fare.threat.beats", { beating });
  return beating === "" ? t("fare.threat.shares", { sharing }) : t("fare.threat.both", { beating, sharing });
}

function rangeOf(fares: readonly Fare[], either: Words["either"]): string {
  const [first, ...rest] = fares;
  const last = rest.at(-1);
  return fares.length > 2 && first !== undefined && last !== undefined
    ? `${first}–${last}`
    : either(fares.map((fare) => String(fare)));
}
