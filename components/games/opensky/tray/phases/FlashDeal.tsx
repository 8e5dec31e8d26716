import { Badge } from "@/components/games/opensky/livery/pictures";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { standing } from "@/lib/engine/opensky/standing";
import type { Fare } from "@/lib/engine/opensky/words";
import { flashAnswerers, flashOutcomes } from "../insight/flash";
import { marketEnds } from "../insight/threats";
import { Buttons } from "../parts/Buttons";
import { FareCards } from "../parts/FareCards";
import { TrayLayout } from "../parts/TrayLayout";
import type { PhaseProps } from "./props";

/** A lower fare for the Flash Deal token, or not (rules, 6.5). */
export function FlashDeal(props: PhaseProps<"flashDeal">) {
  const { table, seat, legal, draft, words, compact } = props;
  const { t, insight, airline, city, list } = words;
  const month = table.months.at(-1);
  const [from, to] = marketEnds(table) ?? ["", ""];
  const mine = month?.inPlay.find((bid) => bid.seat === seat);
  if (month === undefined || mine === undefined) return null;
  const outcomes = flashOutcomes(month, seat, legal.fares);
  const now = standing(month.inPlay);
  const others = now.leaders.filter((leader) => leader !== seat);
  const reason = now.losing.find((losing) => losing.seat === seat)?.reason;
  const outcomeOf = (fare: Fare) => outcomes.find((outcome) => outcome.fare === fare)?.outcome ?? "loses";
  const chosen = outcomes.find((outcome) => outcome.fare === draft.fare);
  return (
    <TrayLayout
      compact={compact}
      title={t(now.leaders.includes(seat) ? "flash.titleShared" : "flash.titleLosing", { fare: mine.fare })}
      why={
        reason === undefined
          ? t("flash.shared", { airlines: list(others.map(airline)), count: others.length })
          : t(`flash.losing.${reason}`, {
              airlines: list(others.map(airline)),
              count: others.length,
              fare: now.fare ?? 0,
              nonstop: now.nonstop ?? 0,
              half: (now.nonstop ?? 0) / 2,
            })
      }
      rule={reason === "overHalf" || reason === "undercut" ? "half" : "flash"}
      aside={
        <p className="flex items-start gap-1.5 text-sm leading-[17px]">
          <Icon name="flash" size={17} />
          <span>{t("flash.rule")}</span>
        </p>
      }
      buttons={
        <Buttons
          {...props}
          decline={t("flash.decline", { fare: mine.fare })}
          declineSure={insight("declineSure.flash", { fare: mine.fare })}
        >
          {draft.fare === null
            ? t("flash.confirm")
            : t.rich("flash.confirmAt", {
                fare: draft.fare,
                n: (chunks) => <span className="font-mono">{chunks}</span>,
              })}
        </Buttons>
      }
    >
      <FareCards
        seat={seat}
        counts={new Map(legal.fares.map((fare) => [fare, 1]))}
        chosen={draft.fare}
        ends={[from, to]}
        legend={t("flash.cards")}
        label={(fare) => t("flash.card", { fare, outcome: outcomeOf(fare) })}
        foot={(fare) => t(`flash.foot.${outcomeOf(fare)}`)}
        gaps={null}
        compact={compact}
        onPick={(fare) => props.decision.act({ type: "pickFare", fare })}
      />
      <section className={"min-w-0 flex-1 text-sm leading-[17px]"} aria-live="polite">
        <h3 className="font-bold">
          {chosen === undefined
            ? t("flash.standing", { from: city(from), to: city(to) })
            : t("flash.with", { fare: chosen.fare })}
        </h3>
        <ul className="mt-1 flex flex-col gap-1">
          {[...month.inPlay]
            .map((bid) => (bid.seat === seat && chosen !== undefined ? { ...bid, fare: chosen.fare } : bid))
            .sort((a, b) => a.fare - b.fare)
            .map((bid) => {
              const leads = (chosen?.leaders ?? now.leaders).includes(bid.seat);
              return (
                <li
                  key={bid.seat}
                  className="flex items-center gap-1.5 whitespace-nowrap"
                  data-bid={bid.seat}
                  data-fare={bid.fare}
                  data-stops={bid.itinerary.length - 2}
                  data-leads={leads}
                >
                  <Badge seat={bid.seat} size={17} />
                  <span className={cx(bid.seat === seat && "font-bold")}>
                    {bid.seat === seat ? t("you") : airline(bid.seat)}
                  </span>
                  <span className="font-mono font-bold">{bid.fare}</span>
                  <span className="text-quiet">{t("stops", { stops: bid.itinerary.length - 2 })}</span>
                  {leads && <span className="font-bold text-accent">{t("flash.leads")}</span>}
                </li>
              );
            })}
        </ul>
        {chosen !== undefined && <Answer {...props} fare={chosen.fare} />}
      </section>
    </TrayLayout>
  );
}

/** Who could answer the deal in its turn. */
function Answer({ table, seat, words, fare }: PhaseProps<"flashDeal"> & { readonly fare: Fare }) {
  const answerers = flashAnswerers(table, seat, fare);
  return (
    <p className="mt-1 text-quiet" data-testid="flash-answer">
      {words.insight("flash.answer", {
        count: answerers.length,
        airlines: words.list(answerers.map(words.airline)),
      })}
    </p>
  );
}
