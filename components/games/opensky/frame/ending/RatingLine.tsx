import { useTranslations } from "next-intl";
import { cx } from "@/components/ui/cx";
import type { RatingChange } from "@/lib/protocol/rating-change";

/** An airline's rating after a rated game and what the game did to it. */
export function RatingLine({ change: { seat, before, after } }: { readonly change: RatingChange }) {
  const t = useTranslations("opensky-moments.rating");
  const by = after - before;
  return (
    <span
      className={cx("ml-5 block font-sans text-xs leading-4", by >= 0 ? "text-accent" : "text-warn")}
      data-testid={`rating-change-${seat}`}
    >
      {t("change", { up: by > 0 ? "yes" : "no", after, by: Math.abs(by) })}
    </span>
  );
}
