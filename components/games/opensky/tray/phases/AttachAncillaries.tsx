import { useId } from "react";
import { Badge } from "@/components/games/opensky/livery/pictures";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { nextBest } from "@/lib/engine/opensky/standing";
import { ANCILLARIES, ANCILLARY_POINTS, PRICE_FACES } from "@/lib/engine/opensky/words";
import { gambles } from "../insight/gamble";
import { Buttons } from "../parts/Buttons";
import { Choice } from "../parts/Choice";
import { TrayLayout } from "../parts/TrayLayout";
import type { PhaseProps } from "./props";

/** The sole leader may ask more than its fare, at the risk of the price sensitivity die (rules, 6.6). */
export function AttachAncillaries(props: PhaseProps<"attachAncillaries">) {
  const { table, seat, legal, draft, decision, words, compact } = props;
  const { t, insight, airline, list } = words;
  const name = useId();
  const month = table.months.at(-1);
  const fallback = month === undefined ? [] : nextBest(month, seat);
  const price = legal.fare + ANCILLARY_POINTS * draft.tokens.length;
  const all = gambles(legal.fare, legal.tokens.length);
  const now = all[draft.tokens.length];
  return (
    <TrayLayout
      compact={compact}
      title={t("ancillaries.title", { fare: legal.fare })}
      why={t("ancillaries.why", { fare: legal.fare, points: ANCILLARY_POINTS })}
      rule="settle"
      aside={
        <p className="flex items-start gap-1.5 text-sm leading-[17px]">
          {fallback[0] === undefined ? (
            <>
              <Icon name="alert" size={17} />
              <span>{t("ancillaries.refusedNobody")}</span>
            </>
          ) : (
            <>
              {fallback.map((bid) => (
                <Badge key={bid.seat} seat={bid.seat} size={17} />
              ))}
              <span>
                {t("ancillaries.refusedOther", {
                  airlines: list(fallback.map((bid) => airline(bid.seat))),
                  count: fallback.length,
                  fare: fallback[0].fare,
                })}
              </span>
            </>
          )}
        </p>
      }
      buttons={
        <Buttons {...props}>
          {t.rich(draft.tokens.length === 0 ? "ancillaries.confirmNone" : "ancillaries.confirm", {
            price,
            n: (chunks) => <span className="font-mono">{chunks}</span>,
          })}
        </Buttons>
      }
    >
      <div role="group" aria-label={t("ancillaries.tokens")} className="flex shrink-0 gap-2">
        {ANCILLARIES.map((token) => {
          const left = legal.tokens.includes(token);
          const checked = draft.tokens.includes(token);
          return (
            <Choice
              key={token}
              kind="checkbox"
              name={`${name}-token`}
              checked={checked}
              disabled={!left}
              testId={left ? `token-${token}` : `spent-${token}`}
              label={t("ancillaries.token", { token, state: left ? "left" : "spent", points: ANCILLARY_POINTS })}
              onChange={() => decision.act({ type: "toggleToken", token })}
              className={cx("rounded-lg", compact && "flex-1")}
            >
              <span
                className={cx(
                  "flex flex-col items-center justify-center gap-1 rounded-lg border-[1.5px] px-2 text-sm",
                  compact ? "min-h-[72px]" : "min-h-[118px] w-[88px] @max-[640px]:w-[74px]",
                  checked && "border-accent bg-panel font-bold shadow-[inset_0_0_0_1.5px_var(--accent)]",
                  !checked && left && "border-line bg-panel hover:border-hairon",
                  !left && "border-dashed border-line text-quiet",
                )}
              >
                <Icon name={token} size={compact ? 24 : 32} />
                <span className={cx(!left && "line-through")}>{t(`ancillaries.name.${token}`)}</span>
                <span className="font-mono">
                  {left ? t("ancillaries.plus", { points: ANCILLARY_POINTS }) : t("ancillaries.spent")}
                </span>
              </span>
            </Choice>
          );
        })}
      </div>
      <section className={cx("min-w-0", compact ? "" : "max-w-[420px] flex-1")} aria-live="polite">
        <h3 className="sr-only">{t("ancillaries.chances")}</h3>
        <p className="-mt-1 pr-2 text-right text-xs text-quiet" aria-hidden="true">
          {insight("gamble.column")}
        </p>
        <ol className={cx("flex flex-col", !compact && "gap-0.5")}>
          {all.map((gamble) => {
            const { tokens: count, price: asked } = gamble;
            return (
              <li
                key={count}
                data-testid={`gamble-${count}`}
                data-chance={gamble.chance}
                aria-current={gamble === now ? "true" : undefined}
                className={cx(
                  "flex min-h-[27px] items-center leading-4 gap-2.5 rounded-md px-2 text-sm",
                  gamble === now ? "bg-wallet font-bold" : "text-quiet",
                )}
              >
                <span className="w-9 text-right font-mono text-base">{asked}</span>
                {count > 0 && <Faces price={asked} />}
                <span className="min-w-0">
                  {count === 0 ? t("ancillaries.atOnce") : insight("gamble.chance", { chance: gamble.chance })}
                </span>
                {count > 0 && (
                  <span className="ml-auto whitespace-nowrap">
                    <span className="sr-only">{insight("gamble.average", { points: gamble.average })}</span>
                    <span className="font-mono" aria-hidden="true">
                      {gamble.average}
                    </span>
                  </span>
                )}
              </li>
            );
          })}
        </ol>
        <p className="sr-only">
          {draft.tokens.length === 0 ? t("ancillaries.atOnce") : insight("gamble.chance", { chance: now?.chance ?? 0 })}
        </p>
      </section>
    </TrayLayout>
  );
}

/** The six faces of the price sensitivity die; those that accept the price are filled. */
function Faces({ price }: { readonly price: number }) {
  return (
    <span className="flex gap-0.5 @max-[560px]:hidden" aria-hidden="true">
      {PRICE_FACES.map((face) => (
        <span
          key={face}
          className={cx(
            "grid h-[19px] w-[19px] place-items-center rounded-sm border font-mono text-xs",
            face >= price ? "border-accent bg-accent font-bold text-onaccent" : "border-line text-quiet",
          )}
        >
          {face / 100}
        </span>
      ))}
    </span>
  );
}
