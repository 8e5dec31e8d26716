import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { cx } from "@/components/ui/cx";
import { EVER, type Ladder, monthsOf, POOLS, SIDES } from "@/lib/ratings/ladder";
import { addressOf } from "./address";

interface BoardChoiceProps {
  readonly ladder: Ladder;
  /** The newest first. */
  readonly seasons: readonly string[];
}

interface Choice {
  readonly ladder: Ladder;
  readonly words: string;
}

/** Which board is shown: each choice is a link, so that a board can be shared. */
export const BoardChoice = ({ ladder, seasons }: BoardChoiceProps) => {
  const t = useTranslations("ratings");
  const format = useFormatter();
  const seasonName = (season: string): string => {
    const months = monthsOf(season);
    if (months === null) return t("period.ever");
    const first = format.dateTime(months.first, { month: "long" });
    return t("period.season", { first, last: format.dateTime(months.last, { month: "long", year: "numeric" }) });
  };
  const row = (label: string, choices: readonly Choice[], chosen: (one: Ladder) => boolean) => (
    <nav aria-label={label} className="flex flex-wrap items-center gap-1.5">
      {choices.map(({ ladder: one, words }) => (
        <Link
          key={words}
          href={addressOf(one)}
          aria-current={chosen(one) ? "page" : undefined}
          className={cx(
            "inline-flex min-h-10 items-center rounded-md border px-3.5",
            chosen(one)
              ? "border-accent bg-panel font-bold shadow-[inset_0_0_0_1px_var(--accent)]"
              : "border-line bg-panel hover:border-ink",
          )}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-3">
      {row(
        t("pool.label"),
        POOLS.map((pool) => ({ ladder: { ...ladder, pool }, words: t(`pool.${pool}`) })),
        ({ pool }) => pool === ladder.pool,
      )}
      {row(
        t("side.label"),
        SIDES.map((side) => ({ ladder: { ...ladder, side }, words: t(`side.${side}`) })),
        ({ side }) => side === ladder.side,
      )}
      {row(
        t("period.label"),
        [EVER, ...seasons].map((season) => ({ ladder: { ...ladder, season }, words: seasonName(season) })),
        ({ season }) => season === ladder.season,
      )}
    </div>
  );
};
