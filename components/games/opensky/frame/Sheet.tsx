import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";

export interface SheetTab<Id extends string> {
  readonly id: Id;
  readonly title: string;
  /** A dot after the title, and its words for screen readers. */
  readonly news?: string | null;
}

interface Props<Id extends string> {
  readonly label: string;
  readonly tabs: readonly SheetTab<Id>[];
  readonly active: Id;
  readonly onChange: (id: Id) => void;
  /** At most so high, in px; beside the map it has the whole height. */
  readonly height: number | null;
  readonly children: ReactNode;
}

/** The sheet of narrow screens: folder tabs over whatever is in front, as high as its content needs. */
export function Sheet<Id extends string>({ label, tabs, active, onChange, height, children }: Props<Id>) {
  const step = (by: number): void => {
    const next = tabs[(tabs.findIndex((tab) => tab.id === active) + by + tabs.length) % tabs.length];
    if (next === undefined) return;
    onChange(next.id);
    document.getElementById(`sheet-tab-${next.id}`)?.focus();
  };
  return (
    // Beside the tabs the map is free, and its zoom buttons stand there.
    <section aria-label={label} className={cx("pointer-events-none *:pointer-events-auto", height === null && "flex min-h-0 flex-1 flex-col")}>
      <div
        role="tablist"
        aria-label={label}
        className="flex w-max items-end gap-2 px-3"
        onKeyDown={(event) => {
          if (event.key === "ArrowRight") step(1);
          if (event.key === "ArrowLeft") step(-1);
        }}
      >
        {tabs.map(({ id, title, news }) => (
          <button
            key={id}
            id={`sheet-tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === active}
            aria-controls="sheet-panel"
            tabIndex={id === active ? 0 : -1}
            onClick={() => onChange(id)}
            className={cx(
              "relative flex items-center gap-1.5 rounded-t-lg border border-b-0 border-line px-3.5 before:absolute before:inset-x-0 before:-top-3.5 before:h-3.5",
              id === active ? "z-10 -mb-px h-[35px] bg-panel font-bold" : "h-[30px] bg-wallet",
            )}
            data-testid={`tab-${id}`}
          >
            {title}
            {news !== null && news !== undefined && (
              <span className="size-2 rounded-full bg-warn" title={news}>
                <span className="sr-only">{news}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        id="sheet-panel"
        role="tabpanel"
        aria-labelledby={`sheet-tab-${active}`}
        tabIndex={0}
        className={cx(
          "overflow-y-auto overscroll-contain border-t border-line bg-panel pb-[env(safe-area-inset-bottom)]",
          "focus-visible:-outline-offset-3",
          height === null && "min-h-0 flex-1 border-l",
        )}
        style={height === null ? undefined : { maxHeight: height }}
      >
        {children}
      </div>
    </section>
  );
}
