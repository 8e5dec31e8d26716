import { cx } from "@/components/ui/cx";
import type { Seat } from "@/lib/engine/opensky/words";
import type { Frame } from "../useFrame";
import { LOW_SECONDS, timeParts } from "./countdown";
import type { ShownClock } from "./useClock";

interface Props {
  readonly frame: Frame;
  readonly seat: Seat;
  readonly clock: ShownClock;
  readonly className: string;
}

/** Minutes and seconds, the colon pulled in; read as a sentence where somebody asks for it, never by itself. */
export function ClockDigits({ frame, seat, clock, className }: Props) {
  const parts = timeParts(clock.seconds);
  const { tell, airline, cast } = frame;
  const time = tell({ key: "clock.time", values: parts });
  const values = { airline: airline(seat), time, running: clock.running ? "yes" : "no" };
  const whose = tell(seat === cast.me ? { key: "clock.mine", values } : { key: "clock.of", values });
  const low = clock.seconds <= LOW_SECONDS ? `, ${tell({ key: "clock.low" })}` : "";
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={`${whose}${low}`}
      className={cx("font-mono leading-none", className)}
    >
      {parts.minutes}
      <span className="mr-[-0.24em] ml-[-0.1em]">:</span>
      {parts.seconds}
    </span>
  );
}
