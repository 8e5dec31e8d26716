import type { ReactNode } from "react";
import { Icon } from "@/components/ui/Icon";
import { cx } from "@/components/ui/cx";

export interface SideTab<Id extends string> {
  readonly id: Id;
  readonly title: string;
  /** What a press on it does now, in words. */
  readonly label: string;
  /** Beside the title while it is not in front. */
  readonly hint?: ReactNode;
  readonly testId?: string;
  readonly content: ReactNode;
}

interface Props<Id extends string> {
  readonly tabs: readonly SideTab<Id>[];
  /** Whose content is shown; null: folded away to the titles. */
  readonly open: Id | null;
  readonly onToggle: (id: Id) => void;
  /** As wide folded as open. */
  readonly wide?: boolean;
}

/** A narrow sheet at the right edge that folds away to its titles. */
export function SidePanel<Id extends string>({ tabs, open, onToggle, wide = false }: Props<Id>) {
  const front = tabs.find(({ id }) => id === open);
  const handle = front ?? tabs[0];
  if (handle === undefined) return null;
  return (
    <section
      className={cx(
        "flex flex-col rounded-l-lg border border-r-0 border-line bg-panel",
        front !== undefined || wide ? "w-[222px]" : "w-max max-w-[222px]",
        front !== undefined ? "min-h-40 flex-1" : "shrink-0",
      )}
      aria-label={handle.title}
    >
      <div className="flex min-h-10 shrink-0 items-stretch gap-4 pl-3.5">
        {tabs.map(({ id, title, label, hint, testId }) => (
          <button
            key={id}
            type="button"
            onClick={() => onToggle(id)}
            aria-expanded={id === open}
            aria-label={label}
            data-testid={testId}
            className={cx(
              "flex min-w-0 items-center gap-1.5 rounded-sm",
              (front === undefined || id === open) && "font-bold",
              front !== undefined && id !== open && "text-quiet hover:text-ink",
            )}
          >
            {title}
            {id !== open && hint}
          </button>
        ))}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => onToggle(handle.id)}
          className="-ml-4 flex flex-1 items-center justify-end rounded-l-lg pr-3.5 pl-4 text-quiet"
        >
          <Icon name={front === undefined ? "left" : "right"} size={18} />
        </button>
      </div>
      {front !== undefined && (
        <div
          role="group"
          aria-label={front.title}
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto px-3.5 pb-3 focus-visible:-outline-offset-3"
        >
          {front.content}
        </div>
      )}
    </section>
  );
}
