import { useTranslations } from "next-intl";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { Spinner } from "@/components/ui/Spinner";
import type { Report } from "@/lib/history/check";
import { rolls } from "./step-words";
import { usePartName } from "./usePartName";

interface VerdictProps {
  /** Null while the browser is at it. */
  readonly report: Report | null;
  readonly commands: number;
  /** How many of these the room made for seats that did not. */
  readonly acted: number;
}

/** The whole check in a line. */
export const Verdict = ({ report, commands, acted }: VerdictProps) => {
  const t = useTranslations("check.verdict");
  const name = usePartName();
  const state = report === null ? "busy" : report.fault !== null ? "wrong" : report.endedEarly ? "early" : "good";
  const events = report?.steps.flatMap((step) => step.events) ?? [];
  const wrong = report?.steps.find(({ verdict }) => verdict === "wrong");
  return (
    <div
      role="status"
      data-testid="verdict"
      data-state={state}
      className={cx(
        "flex items-start gap-4 rounded-lg border px-4 py-4 sm:px-5",
        state === "wrong" ? "border-warn bg-panel" : "border-line bg-panel",
      )}
    >
      <span
        className={cx(
          "inline-flex size-10 shrink-0 items-center justify-center rounded-full",
          state === "wrong" && "bg-warn text-panel",
          (state === "good" || state === "early") && "bg-accent text-onaccent",
        )}
      >
        {state === "busy" ? <Spinner size={24} /> : <Icon name={state === "wrong" ? "alert" : "check"} size={24} stroke={2.2} />}
      </span>
      <div className="min-w-0">
        <p className={cx("text-xl font-bold", state === "wrong" && "text-warn")}>{t(state)}</p>
        {state === "good" && <p className="mt-0.5">{t("goodText", { commands, dice: rolls(events), events: events.length })}</p>}
        {state === "early" && <p className="mt-0.5">{t("earlyText", { events: events.length })}</p>}
        {(state === "good" || state === "early") && acted > 0 && <p className="mt-0.5">{t("acted", { acted })}</p>}
        {wrong !== undefined && <p className="mt-0.5">{t("wrongAt", { part: name(wrong.part) })}</p>}
      </div>
    </div>
  );
};
