import type { ReactNode } from "react";
import { Icon } from "@/components/ui/Icon";
import { cx } from "@/components/ui/cx";

interface Props {
  readonly title: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Beside the title while folded. */
  readonly hint?: ReactNode;
  readonly label: string;
  /** As wide folded as open. */
  readonly wide?: boolean;
  /** Takes the height that is left, and scrolls. */
  readonly grow?: boolean;
  readonly testId?: string;
  readonly children: ReactNode;
}

/** A narrow sheet at the right edge that folds away to its title. */
export function SidePanel({ title, open, onToggle, hint, label, wide = false, grow = false, testId, children }: Props) {
  return (
    <section
      className={cx(
        "flex flex-col rounded-l-lg border border-r-0 border-line bg-panel",
        open || wide ? "w-[222px]" : "w-max max-w-[222px]",
        open && grow ? "min-h-0 flex-1" : "shrink-0",
      )}
      aria-label={title}
    >
      <button
        type="button"
        onClick={onToggle}
        aria-expanded={open}
        aria-label={label}
        data-testid={testId}
        className="flex min-h-10 w-full items-center gap-2 rounded-l-lg px-3.5 text-left"
      >
        <b>{title}</b>
        <span className="ml-auto min-w-0 truncate text-sm text-quiet">{!open && hint}</span>
        <Icon name={open ? "right" : "left"} size={18} className="text-quiet" />
      </button>
      {open && <div className={cx("px-3.5 pb-3", grow && "min-h-0 flex-1 overflow-y-auto")}>{children}</div>}
    </section>
  );
}
