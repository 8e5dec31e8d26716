import { useTranslations } from "next-intl";
import { focusPlace } from "./places";

const LOOK =
  "sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:border " +
  "focus:border-ink focus:bg-panel focus:px-4 focus:py-3 focus:font-bold";

/** First on the page for the keyboard: past everything to what matters. */
export function SkipLinks({ onTables }: { readonly onTables: () => void }) {
  const t = useTranslations("opensky-access");
  return (
    <nav aria-label={t("skip.label")}>
      <button type="button" className={LOOK} onClick={() => focusPlace("decision")} data-testid="skip-decision">
        {t("skip.decision")}
      </button>
      <button type="button" className={LOOK} onClick={() => focusPlace("map")} data-testid="skip-map">
        {t("skip.map")}
      </button>
      <button type="button" className={LOOK} onClick={onTables} data-testid="skip-tables">
        {t("skip.tables")}
      </button>
    </nav>
  );
}
