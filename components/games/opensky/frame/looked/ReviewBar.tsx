import { useEffect, useRef } from "react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { LogEntry } from "../Log";
import type { Frame } from "../useFrame";
import type { Review } from "./useReview";

interface Props {
  /** Tells names as the table does; its position is the one that is looked at. */
  readonly frame: Frame;
  readonly review: Review;
  /** Whether the reader is asked meanwhile. */
  readonly mine: boolean;
  readonly compact: boolean;
}

/** In the tray's place while the board shows what was missed: one happening after the other, and back to now. */
export function ReviewBar({ frame, review: { steps, step, go }, mine, compact }: Props) {
  const t = useTranslations("opensky-moments.looked");
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    bar.current?.focus();
    // What was pressed is gone meanwhile, so the table itself takes the focus back.
    return () => document.querySelector("main")?.focus();
  }, []);
  const shown = step === null ? undefined : steps[step];
  if (step === null || shown === undefined) return null;
  const last = step === steps.length - 1;
  const back = step === 0 ? t("first") : null;
  const look = { wide: compact, size: compact ? "md" : "sm" } as const;
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={t("title")}
      className={cx(
        "flex outline-none",
        compact ? "flex-col gap-2.5 px-4 py-3" : "min-h-[158px] gap-8 px-6 pt-3.5 pb-3",
      )}
      onKeyDown={(event) => {
        if (event.key === "ArrowRight" && !last) go(step + 1);
        else if (event.key === "ArrowLeft" && step > 0) go(step - 1);
        else if (event.key === "Escape") {
          event.preventDefault();
          go(null);
        }
      }}
      data-testid="review"
      data-step={step}
    >
      <div className={cx(!compact && "w-[clamp(244px,26vw,350px)] shrink-0")}>
        <h2 className={cx("font-bold", compact ? "text-lg leading-[23px]" : "text-xl leading-[26px]")}>{t("title")}</h2>
        <p className="mt-0.5 text-sm leading-[17px] text-quiet">
          {t("step", { step: step + 1, of: steps.length })} {mine && <b className="text-accent">{t("asked")}</b>}
        </p>
      </div>
      <ul className="min-w-0 flex-1 text-base" aria-live="polite" data-testid="review-line">
        <LogEntry frame={frame} line={shown.line} />
      </ul>
      <div
        className={cx(
          "flex shrink-0 gap-2",
          compact ? "sticky bottom-0 bg-panel" : "w-[clamp(230px,24vw,300px)] flex-wrap content-start justify-end",
        )}
      >
        <Button {...look} reason={back} onClick={() => go(step - 1)} data-testid="review-back">
          {t("back")}
        </Button>
        {!last && (
          <Button {...look} kind="primary" onClick={() => go(step + 1)} data-testid="review-next">
            {t("next")}
          </Button>
        )}
        <Button
          {...look}
          kind={last ? "primary" : "secondary"}
          onClick={() => go(null)}
          data-testid="review-now"
        >
          {t("now")}
        </Button>
      </div>
    </section>
  );
}
