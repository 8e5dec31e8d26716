import type { ReactNode } from "react";
import { Emblem } from "@/components/games/opensky/livery/pictures";
import { liveryOf } from "@/components/games/opensky/livery/liveries";
import { cx } from "@/components/ui/cx";
import type { Seat } from "@/lib/engine/opensky/words";

interface Props {
  readonly seat: Seat;
  readonly title: ReactNode;
  /** At the right of the band. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
  readonly compact: boolean;
  readonly className?: string | undefined;
}

/** What is composed, printed on paper under a band in the airline's colour; paper is written on in day colours. */
export function PassCard({ seat, title, note, children, compact, className }: Props) {
  return (
    <div
      className={cx(
        "flex min-w-0 flex-col overflow-hidden rounded-lg border border-passedge bg-pass text-passink",
        compact ? "w-full" : "min-h-[128px]",
        className,
      )}
    >
      <div
        className="flex h-[26px] shrink-0 items-center gap-2 px-3 text-sm font-bold text-onliv"
        style={{ background: liveryOf(seat).colour }}
      >
        <Emblem seat={seat} size={15} fill="var(--onliv)" />
        <span className="min-w-0 flex-1 truncate">{title}</span>
        {note !== undefined && <span className="font-normal">{note}</span>}
      </div>
      <div data-theme="day" className="flex min-h-0 flex-1 flex-col px-3 py-2 text-passink">
        {children}
      </div>
    </div>
  );
}
