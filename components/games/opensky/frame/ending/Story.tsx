import { useTranslations } from "next-intl";
import { monthName } from "../months";
import type { Frame } from "../useFrame";
import { bestMonth, narrowestMonth } from "./months-told";

/** The game in two sentences: its best month and its narrowest. */
export function Story({ frame }: { readonly frame: Frame }) {
  const t = useTranslations("opensky-moments.story");
  const { table, tell, cast } = frame;
  const best = bestMonth(table);
  const narrow = narrowestMonth(table);
  const name = (seat: number): string => cast.names[seat] ?? "";
  const one = narrow?.seats.length === 1 ? narrow.seats[0] : undefined;
  return (
    <>
      {best !== null && (
        <p data-testid="story-best">
          {t("best", {
            month: tell(monthName(best.month)),
            who: name(best.seat),
            you: best.seat === cast.me ? "yes" : "no",
            points: best.points,
          })}
        </p>
      )}
      {narrow !== null && (
        <p data-testid="story-narrow">
          {one === undefined
            ? t("shared", { month: tell(monthName(narrow.month)) })
            : t("narrow", {
                month: tell(monthName(narrow.month)),
                who: name(one),
                you: one === cast.me ? "yes" : "no",
                by: narrow.by,
              })}
        </p>
      )}
    </>
  );
}
