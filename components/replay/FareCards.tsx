import type { Frame } from "@/components/games/opensky/frame/useFrame";
import { wayOf } from "@/components/games/opensky/frame/words/stops";
import { liveryOf } from "@/components/games/opensky/livery/liveries";
import { Emblem } from "@/components/games/opensky/livery/pictures";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { standing } from "@/lib/engine/opensky/standing";
import type { Bid } from "@/lib/engine/opensky/words";

/** The sealed fares as they were turned over, the leaders' ticked. */
export function FareCards({ frame, bids }: { readonly frame: Frame; readonly bids: readonly Bid[] }) {
  const { leaders } = standing(bids);
  return (
    <ul className="mt-1 flex flex-wrap gap-2">
      {bids.map(({ seat, fare, itinerary }) => {
        const leads = leaders.includes(seat);
        return (
          <li
            key={seat}
            className={cx(
              "flex min-w-26 overflow-hidden rounded-md border bg-pass text-passink",
              leads ? "border-stamp shadow-[inset_0_0_0_1px_var(--stamp)]" : "border-passedge",
            )}
            data-testid={`bid-${seat}`}
          >
            <span
              className="flex w-7 shrink-0 items-center justify-center"
              style={{ background: liveryOf(seat).colour }}
            >
              <Emblem seat={seat} size={15} fill="var(--onliv)" label={frame.airline(seat)} />
            </span>
            <span className="px-2 py-1">
              <span className="flex items-center gap-1.5 font-mono text-xl leading-6 font-bold">
                {fare}
                {leads && (
                  <span className="text-stamp">
                    <Icon name="check" size={17} stroke={2.4} />
                    <span className="sr-only">{frame.tell({ key: "pass.leads" })}</span>
                  </span>
                )}
              </span>
              <span className="block text-sm leading-4">{frame.tell(wayOf(itinerary))}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
