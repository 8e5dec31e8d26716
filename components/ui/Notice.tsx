import type { ReactNode } from "react";
import { cx } from "./cx";
import { Icon, type IconName } from "./Icon";

export type NoticeKind = "info" | "good" | "warn";

const ICONS: Readonly<Record<NoticeKind, IconName>> = { info: "info", good: "check", warn: "alert" };
const TEXT: Readonly<Record<NoticeKind, string>> = { info: "text-ink", good: "text-accent", warn: "text-warn" };

interface NoticeProps {
  readonly kind?: NoticeKind;
  readonly children: ReactNode;
  readonly onDismiss?: () => void;
  readonly dismissLabel?: string;
}

/** A line that tells what happened; a warning is spoken at once, the others when there is time. */
export const Notice = ({ kind = "info", children, onDismiss, dismissLabel }: NoticeProps) => (
  <div
    role={kind === "warn" ? "alert" : "status"}
    className="flex items-start gap-2.5 rounded-lg border border-line bg-panel px-3.5 py-2.5"
  >
    <Icon name={ICONS[kind]} className={cx("mt-0.5", TEXT[kind])} />
    <div className={cx("min-w-0 flex-1", TEXT[kind])}>{children}</div>
    {onDismiss !== undefined && (
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={onDismiss}
        className="-m-1 rounded-md p-1 text-quiet hover:text-ink"
      >
        <Icon name="cross" />
      </button>
    )}
  </div>
);
