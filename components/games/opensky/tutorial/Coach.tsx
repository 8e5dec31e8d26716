"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { useWide } from "../frame/useWide";
import { STEPS } from "./script";
import type { CoachWords } from "./useCoachWords";
import type { PracticeFlight } from "./usePractice";

interface Props {
  readonly flight: PracticeFlight;
  readonly words: CoachWords;
}

/** The coach's strip at the head of the tray: what to do now and why, and the way forward and back. */
export function Coach({ flight, words }: Props) {
  const t = useTranslations("tutorial");
  const compact = useWide() === false;
  const { place, step, objection } = flight;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const was = useRef(place);
  // A new step is read out from its title; the controls of the one before it are gone.
  useEffect(() => {
    if (was.current === place) return;
    was.current = place;
    title.current?.focus();
  }, [place]);

  const last = place === STEPS.length - 1;
  return (
    <section
      aria-labelledby={titleId}
      data-testid="coach"
      data-step={step.id}
      className={cx(
        "border-b border-line bg-panel shadow-[inset_5px_0_0_var(--sign)]",
        compact ? "pt-1 pr-1.5 pb-2 pl-4" : "flex items-center gap-6 py-3 pr-5 pl-7",
      )}
    >
      <div className={cx("min-w-0", !compact && "max-w-[52rem] flex-1")}>
        <div className="flex items-center gap-2.5">
          <span className="shrink-0 rounded-sm bg-sign px-1.5 font-mono text-sm leading-[19px] font-bold text-signink">
            <span aria-hidden="true">{place + 1}</span>
            <span className="sr-only">{t("progress", { step: place + 1, of: STEPS.length })}</span>
          </span>
          <h2 ref={title} id={titleId} tabIndex={-1} className="min-w-0 flex-1 font-bold outline-none">
            {words.title}
          </h2>
          {compact && !last && <Turns flight={flight} />}
          {compact && <Leave />}
        </div>
        {/* Two lines high, so that an answer of one does not move the map. */}
        <div className={cx(compact ? "pr-2 text-sm" : "mt-1 min-h-[2.8em]")}>
          {words.objection === null ? (
            <p data-testid="coach-text">{words.text}</p>
          ) : (
            <p role="alert" key={objection?.why} className="flex gap-2 text-warn" data-testid="coach-objection">
              <Icon name="alert" size={17} className="mt-0.5" />
              <span>{words.objection}</span>
            </p>
          )}
        </div>
      </div>
      <div className={cx("flex items-center gap-2", compact ? "mt-1.5 flex-wrap" : "ml-auto shrink-0")}>
        <Dots place={place} />
        {last && <Ways flight={flight} />}
        {!compact && !last && <Turns flight={flight} />}
        {!compact && <Leave />}
      </div>
    </section>
  );
}

const Dots = ({ place }: { readonly place: number }) => (
  <span aria-hidden="true" className="mr-auto flex items-center gap-1">
    {STEPS.map(({ id }, index) => (
      <span
        key={id}
        className={cx(
          "size-[7px] rounded-full border",
          index <= place ? "border-ink bg-ink" : "border-hairon bg-transparent",
          index === place && "size-[9px]",
        )}
      />
    ))}
  </span>
);

/** Back, and on where there is only something to see. */
function Turns({ flight }: Pick<Props, "flight">): ReactNode {
  const t = useTranslations("tutorial");
  return (
    <>
      {flight.place > 0 && (
        <Button size="sm" kind="quiet" onClick={flight.back} data-testid="coach-back">
          {t("back")}
        </Button>
      )}
      {flight.step.judge === null && (
        <Button size="sm" kind="primary" onClick={flight.next} data-testid="coach-next">
          {t("next")}
        </Button>
      )}
    </>
  );
}

/** Where to go from the end. */
function Ways({ flight }: Pick<Props, "flight">): ReactNode {
  const t = useTranslations("tutorial");
  return (
    <>
      <Button size="sm" kind="quiet" onClick={flight.restart} data-testid="coach-restart">
        {t("restart")}
      </Button>
      <ButtonLink size="sm" href="/rules">
        {t("rules")}
      </ButtonLink>
      <ButtonLink size="sm" kind="primary" href="/new" data-testid="coach-play">
        {t("play")}
      </ButtonLink>
    </>
  );
}

const Leave = () => {
  const t = useTranslations("tutorial");
  return (
    <ButtonLink size="sm" kind="quiet" href="/" aria-label={t("leave")} title={t("leave")}>
      <Icon name="cross" size={18} />
    </ButtonLink>
  );
};
