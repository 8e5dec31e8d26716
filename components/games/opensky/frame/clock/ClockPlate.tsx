import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import type { Seat } from "@/lib/engine/opensky/words";
import type { Frame } from "../useFrame";
import { ClockDigits } from "./ClockDigits";
import { LOW_SECONDS } from "./countdown";
import { useClock } from "./useClock";

/** A seat's clock as a small plate of the departures board: yellow while it runs, with a sign when it is nearly out. */
export function ClockPlate({ frame, seat }: { readonly frame: Frame; readonly seat: Seat }) {
  const clock = useClock(frame.session, seat);
  if (clock === null) return null;
  const low = clock.seconds <= LOW_SECONDS;
  return (
    <span
      className={cx(
        "flex h-[17px] w-[38px] shrink-0 items-center justify-center gap-[2px] rounded-sm",
        !clock.running && "bg-board text-boardq",
        clock.running && (low ? "bg-warn text-panel" : "bg-sign text-signink"),
      )}
      data-testid={`clock-${seat}`}
      data-running={clock.running}
    >
      {low && <Icon name="alert" size={11} stroke={2.6} />}
      <ClockDigits frame={frame} seat={seat} clock={clock} className="text-xs font-bold" />
    </span>
  );
}
