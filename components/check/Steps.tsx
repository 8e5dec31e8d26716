import { useFormatter, useTranslations } from "next-intl";
import { useAirlineName } from "@/components/games/opensky/livery/useAirlineName";
import { cx } from "@/components/ui/cx";
import { Icon, type IconName } from "@/components/ui/Icon";
import type { Report, Step } from "@/lib/history/check";
import type { Ending } from "@/lib/protocol/room-entry";
import { FaultDetails } from "./FaultDetails";
import { linesOf } from "./step-words";
import { usePartName } from "./usePartName";

const ICONS: Readonly<Record<Step["verdict"], IconName>> = { good: "check", wrong: "cross", unchecked: "minus" };
const LOOKS: Readonly<Record<Step["verdict"], string>> = {
  good: "bg-accent text-onaccent",
  wrong: "bg-warn text-panel",
  unchecked: "border border-line text-quiet",
};

const partId = ({ part }: Step): string => {
  switch (part.kind) {
    case "planning":
      return `planning-${part.season}`;
    case "month":
      return `month-${part.month}`;
    default:
      return part.kind;
  }
};

interface StepsProps {
  readonly report: Report;
  /** How the game ended before its last month; null where it did not, or nobody says. */
  readonly ending: Ending | null;
}

/** All checks in order, each with what was found right in it, and what was found wrong first. */
export const Steps = ({ report, ending }: StepsProps) => {
  const t = useTranslations("check");
  const last = report.steps.findLast(({ verdict }) => verdict !== "unchecked");
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="mb-3 text-xl font-bold">
        {t("steps")}
      </h2>
      <ol className="rounded-lg border border-line bg-panel">
        {report.steps.map((step) => (
          <StepRow
            key={partId(step)}
            step={step}
            report={report}
            ending={report.endedEarly && step === last ? ending : null}
          />
        ))}
      </ol>
    </section>
  );
};

const StepRow = ({ step, report: { fault, endedEarly }, ending }: StepsProps & { readonly step: Step }) => {
  const t = useTranslations("check");
  const name = usePartName();
  const airline = useAirlineName();
  const format = useFormatter();
  const { verdict, part } = step;
  const lines = linesOf(step.events, { airline, list: (items) => format.list(items) });
  const state = verdict === "unchecked" && endedEarly ? "unplayed" : verdict;
  const origin = part.kind === "rules" || part.kind === "commitment" || part.kind === "seed" ? part.kind : null;
  return (
    <li
      data-testid={`step-${partId(step)}`}
      data-verdict={verdict}
      className="flex gap-3.5 border-b border-line px-4 py-3 last:border-0 sm:px-5"
    >
      <span className={cx("mt-px inline-flex size-6 shrink-0 items-center justify-center rounded-full", LOOKS[verdict])}>
        <Icon name={ICONS[verdict]} size={15} stroke={2.4} />
      </span>
      <div className={cx("min-w-0 flex-1 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-4", verdict === "unchecked" && "text-quiet")}>
        <h3 className="font-bold">
          {name(part)} <span className="sr-only">({t(`state.${state}`)})</span>
        </h3>
        <div className="grid gap-0.5">
          {origin !== null && verdict === "good" && <p>{t(`right.${origin}`)}</p>}
          {lines.map((line, index) => (
            <p key={index} className={cx(part.kind === "end" && "font-mono")}>
              {t(line.key as never, line.values as never)}
            </p>
          ))}
          {ending !== null && <p>{t("right.ended", { ending })}</p>}
          {verdict === "unchecked" && <p>{t(`state.${state}`)}</p>}
          {verdict === "wrong" && fault !== null && <FaultDetails fault={fault} />}
        </div>
      </div>
    </li>
  );
};
