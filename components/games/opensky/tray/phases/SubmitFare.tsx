import { stops } from "@/lib/engine/opensky/network";
import type { AirportCode, Fare, Seat } from "@/lib/engine/opensky/words";
import { marketEnds, rivals, threats } from "../insight/threats";
import { halfLimit } from "../insight/half";
import { Buttons } from "../parts/Buttons";
import { FareCards } from "../parts/FareCards";
import { Threats } from "../parts/Threats";
import { TrayLayout } from "../parts/TrayLayout";
import type { Words } from "../useWords";
import { Itineraries } from "./Itineraries";
import type { PhaseProps } from "./props";

/** One fare face down with one of the valid itineraries, or no offer (rules, 6.3). */
export function SubmitFare(props: PhaseProps<"submitFare">) {
  const { table, seat, legal, draft, decision, words, compact } = props;
  const { t, insight, city } = words;
  const [from, to] = marketEnds(table) ?? ["", ""];
  const itinerary = legal.itineraries[draft.itinerary] ?? [];
  const { fare } = draft;
  const limit = fare === null ? null : halfLimit({ fare, itinerary }, rivals(table, seat));
  const pick = (next: Fare) => {
    decision.act({ type: "pickFare", fare: next });
  };
  return (
    <TrayLayout
      compact={compact}
      title={t("fare.title", { from: city(from), to: city(to) })}
      why={
        fare === null || limit === null ? (
          <RuleInWords {...props} itinerary={itinerary} />
        ) : (
          <span data-testid="half-line" data-kind={limit.kind} aria-live="polite">
            {insight(`fare.${limit.kind}`, { mine: fare, fare: limit.fare })}
          </span>
        )
      }
      rule={limit === null ? (itinerary.length > 3 ? "itineraries" : "fares") : "half"}
      aside={<Itineraries {...props} />}
      buttons={
        <Buttons
          {...props}
          decline={t("fare.decline")}
          declineSure={t("fare.declineSure")}
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
        label={(value) =>
          t("fare.card", { fare: value, count: countsOf(table.seats[seat]?.hand ?? []).get(value) ?? 0 })
        }
        gaps={insight("fare.gone")}
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
  if (mine === 0 && oneStop.length > 0)
    return t("fare.rule.halfOfMine", { airlines: names(oneStop), count: oneStop.length });
  return t("fare.rule.lowest");
}
