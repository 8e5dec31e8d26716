import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";

interface Props {
  /** How much has happened since. */
  readonly count: number;
  readonly compact: boolean;
  readonly onShow: () => void;
  readonly onDismiss: () => void;
}

/** Offers to show what happened while the reader was away, at the head of the phone's sheet, on wide screens over the map. */
export function LookedSlip({ count, compact, onShow, onDismiss }: Props) {
  const t = useTranslations("opensky-moments.looked");
  return (
    <section
      className={cx("flex items-center gap-3 border-line py-1.5", compact ? "border-b px-4" : "rounded-lg border bg-panel pr-2 pl-3.5 shadow-tag")}
      data-testid="looked"
      data-count={count}
    >
      <Icon name="eye" size={20} className="text-quiet" />
      <p className="min-w-0 flex-1 text-sm leading-[17px]">{t("missed", { count })}</p>
      <Button size={compact ? "md" : "sm"} onClick={onShow} data-testid="looked-show">
        {t("show")}
      </Button>
      <button
        type="button"
        aria-label={t("dismiss")}
        onClick={onDismiss}
        className={cx(
          "grid shrink-0 place-items-center rounded-md text-quiet hover:text-ink",
          compact ? "size-11" : "size-8",
        )}
        data-testid="looked-dismiss"
      >
        <Icon name="cross" size={16} />
      </button>
    </section>
  );
}
