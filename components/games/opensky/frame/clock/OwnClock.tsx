"use client";

import { useState } from "react";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import type { Seat } from "@/lib/engine/opensky/words";
import type { Frame } from "../useFrame";
import { ClockDigits } from "./ClockDigits";
import { LOW_SECONDS, toldMark } from "./countdown";
import { useClock } from "./useClock";

/** The reader's own clock, large in the bar. Screen readers hear of it twice: at a minute and at twenty seconds. */
export function OwnClock({ frame }: { readonly frame: Frame }) {
  const me = frame.cast.me;
  const clock = useClock(frame.session, me);
  if (clock === null || me === null || frame.table.phase === "finished") return null;
  const low = clock.seconds <= LOW_SECONDS;
  const mark = clock.running ? toldMark(clock.seconds) : null;
  return (
    <div className="shrink-0" data-testid="own-clock" data-running={clock.running}>
      <div
        className={cx(
          "flex h-9 w-[88px] items-center justify-center gap-1.5 rounded-md max-[429px]:w-[80px]",
          !clock.running && "bg-board text-boardq",
          clock.running && (low ? "bg-warn text-panel" : "bg-sign text-signink"),
        )}
      >
        <Icon name={low ? "alert" : "clock"} size={17} stroke={2.2} className={cx(!clock.running && !low && "opacity-0")} />
        <ClockDigits frame={frame} seat={me} clock={clock} className="text-[22px] font-bold" />
      </div>
      <p aria-live="assertive" className="sr-only">
        {mark !== null && <Told key={mark} frame={frame} seconds={clock.seconds} />}
      </p>
    </div>
  );
}

/** Keeps the seconds with which it came: a sentence that ran on would be read each second. */
function Told({ frame, seconds }: { readonly frame: Frame; readonly seconds: number }) {
  const [said] = useState(seconds);
  return frame.tell({ key: "clock.left", values: { seconds: said } });
}
