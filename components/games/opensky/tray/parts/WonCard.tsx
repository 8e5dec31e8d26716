import { liveryOf } from "@/components/games/opensky/livery/liveries";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import type { Fare, Seat } from "@/lib/engine/opensky/words";

interface Props {
  readonly seat: Seat;
  readonly fare: Fare;
  /** Taken back to pay for a lease. */
  readonly taken: boolean;
}

const BARS = "repeating-linear-gradient(90deg, var(--passink) 0 1.5px, transparent 1.5px 4px)";

/** A won card in small: the stub of a flown pass; taken, it is on its way back to the hand. */
export function WonCard({ seat, fare, taken }: Props) {
  return (
    <span
      className={cx(
        "flex w-[52px] flex-col overflow-hidden rounded-md border-[1.5px] bg-pass text-passink",
        taken ? "border-accent shadow-[inset_0_0_0_1.5px_var(--accent)]" : "border-passedge",
      )}
    >
      <span className="h-[9px]" style={{ background: liveryOf(seat).colour }} />
      <span className="grid h-[27px] place-items-center font-mono text-lg leading-none font-bold">{fare}</span>
      <span className="grid h-[17px] place-items-center border-t border-dashed border-passedge">
        {taken ? (
          <Icon name="undo" size={14} stroke={2.2} />
        ) : (
          <span className="h-[9px] w-8 opacity-60" style={{ background: BARS }} />
        )}
      </span>
    </span>
  );
}
