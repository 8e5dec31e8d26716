import { useId } from "react";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { leaseQuote } from "@/lib/engine/opensky/leasing";
import { LEASE_PRICE, SEASON_2_MONTH, SUBSIDY_POINTS, type Fare } from "@/lib/engine/opensky/words";
import { leaseCards } from "../compose";
import { plannedPlanes } from "../insight/placing";
import { Buttons } from "../parts/Buttons";
import { Choice } from "../parts/Choice";
import { PassCard } from "../parts/PassCard";
import { PlanGains } from "../parts/PlanNotes";
import { PlaneList } from "../parts/PlaneList";
import { TrayLayout } from "../parts/TrayLayout";
import { WonCard } from "../parts/WonCard";
import { Permits } from "./PlacePlanes";
import type { PhaseProps } from "./props";

/** New planes for won cards, 200 points each (rules, 6.7). */
export function LeasePlanes(props: PhaseProps<"leasePlanes">) {
  const { table, seat, legal, draft, decision, words, compact } = props;
  const { t, insight } = words;
  const planes = plannedPlanes(table, seat, draft.routes);
  const cubes = planes.reduce((sum, plane) => sum + plane.cubes.length, 0);
  return (
    <TrayLayout
      compact={compact}
      title={t("lease.title", { max: legal.max })}
      why={t("lease.why", { price: LEASE_PRICE, change: legal.change })}
      rule="leasing"
      aside={
        <>
          {table.rules.side === "north-america" && <Permits {...props} planes={planes} />}
          {!compact && <Quote {...props} cubes={cubes} />}
        </>
      }
      buttons={
        <Buttons {...props} decline={t("lease.decline")} declineSure={insight("declineSure.lease")}>
          {t("lease.confirm", { count: draft.routes.length })}
        </Buttons>
      }
    >
      <PassCard
        seat={seat}
        title={t("lease.card", { count: draft.routes.length })}
        note={t("planes.chosen", { chosen: draft.routes.length, count: legal.max })}
        compact={compact}
        className={compact ? undefined : cx("shrink-0", legal.max > 3 ? "w-[min(370px,60%)]" : "w-[min(270px,55%)]")}
      >
        {draft.routes.length === 0 && legal.max === 1 ? (
          <p className="text-base">{t("planes.pick")}</p>
        ) : (
          <PlaneList
            seat={seat}
            planes={planes}
            room={legal.max}
            words={words}
            onTakeBack={(route) => decision.act({ type: "takeBack", route })}
          />
        )}
      </PassCard>
      <Payment {...props} cubes={cubes} />
    </TrayLayout>
  );
}

type WithCubes = PhaseProps<"leasePlanes"> & {
  /** How many subsidies the new planes take. */
  readonly cubes: number;
};

/** What the new planes would serve from the next month on; in October nothing, since they come home at once. */
function Brings({ table, seat, draft, words }: PhaseProps<"leasePlanes">) {
  const { insight } = words;
  if (table.month === SEASON_2_MONTH - 1) {
    return <p className="mt-1.5 text-sm leading-[17px] text-warn">{insight("lease.october")}</p>;
  }
  if (draft.routes.length === 0) return null;
  return (
    <div className="mt-1.5">
      <PlanGains table={table} seat={seat} routes={draft.routes} words={words} />
    </div>
  );
}

/** Which won cards go back to the hand. */
function Payment(props: WithCubes) {
  const { legal, draft, decision, seat, words, compact } = props;
  const { t } = words;
  const name = useId();
  const cards = leaseCards(draft, legal);
  const set = (next: readonly Fare[] | null) => decision.act({ type: "setCards", cards: next });
  return (
    <section className={cx("min-w-0 flex-1", !compact && "max-h-[136px] overflow-y-auto")}>
      <div className="flex items-baseline gap-2">
        <h3 className="text-sm font-bold">{t("lease.pay")}</h3>
        {draft.cards !== null && (
          <button
            type="button"
            data-testid="lease-auto"
            onClick={() => set(null)}
            className="text-sm underline underline-offset-2"
          >
            {t("lease.workOut")}
          </button>
        )}
      </div>
      {legal.won.length === 0 ? (
        <p className="mt-1 text-sm text-quiet">{t("lease.noCards")}</p>
      ) : (
        <div role="group" aria-label={t("lease.cards")} className="mt-1 flex flex-wrap gap-x-1 gap-y-1.5">
          {legal.won.map((card, index) => {
            const nth = legal.won.slice(0, index).filter((other) => other === card).length;
            const checked = cards.filter((other) => other === card).length > nth;
            return (
              <Choice
                key={index}
                kind="checkbox"
                name={`${name}-${index}`}
                checked={checked}
                testId={nth === 0 ? `card-${card}` : `card-${card}-${nth}`}
                label={t("lease.wonCard", { fare: card })}
                onChange={() => set(checked ? without(cards, card) : [...cards, card].sort((a, b) => a - b))}
                className={cx("rounded-md leading-none transition-transform", checked && "-translate-y-1")}
              >
                <WonCard seat={seat} fare={card} taken={checked} />
              </Choice>
            );
          })}
        </div>
      )}
      {compact && <Quote {...props} />}
      <Brings {...props} />
    </section>
  );
}

/** What the lease costs and brings, or why the cards do not fit. */
function Quote({ legal, draft, words, cubes }: WithCubes) {
  const { t, list } = words;
  const cards = leaseCards(draft, legal);
  const quote = leaseQuote(cards, legal.change, draft.routes.length);
  return (
    <p className="mt-1.5 flex items-start gap-1.5 text-sm leading-[17px]" aria-live="polite">
      {draft.routes.length === 0 ? (
        <span className="text-quiet">{t("lease.pick")}</span>
      ) : quote.short > 0 ? (
        <>
          <Icon name="alert" size={16} className="text-warn" />
          {t("lease.short", { price: quote.price, short: quote.short })}
        </>
      ) : quote.superfluous.length > 0 ? (
        <>
          <Icon name="alert" size={16} className="text-warn" />
          {t("lease.superfluous", { fare: Math.min(...quote.superfluous) })}
        </>
      ) : (
        <span>
          {t("lease.quote", {
            price: quote.price,
            cards: cards.length === 0 ? "" : list(cards.map((card) => String(card))),
            count: cards.length,
            change: quote.change ?? 0,
          })}
          {cubes > 0 && ` ${t("lease.cubes", { count: cubes, points: cubes * SUBSIDY_POINTS })}`}
        </span>
      )}
    </p>
  );
}

function without(cards: readonly Fare[], card: Fare): readonly Fare[] {
  const at = cards.indexOf(card);
  return cards.filter((_, index) => index !== at);
}
