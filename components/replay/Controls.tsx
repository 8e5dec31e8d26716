"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import type { Frame } from "@/components/games/opensky/frame/useFrame";
import { cx } from "@/components/ui/cx";
import { chapterAt, type Timeline } from "@/lib/history/replay/timeline";
import { PlayerIcon, type PlayerIconName } from "./icons";
import { type Playback, SPEEDS } from "./usePlayback";
import { chapterName } from "./words/chapter-name";

interface ControlsProps {
  readonly frame: Frame;
  readonly timeline: Timeline;
  readonly playback: Playback;
  readonly compact: boolean;
}

/** The player: month and step back and on, play, the whole game as a slider, the speed. */
export function Controls({ frame, timeline, playback, compact }: ControlsProps) {
  const t = useTranslations("replay.controls");
  const { stop, playing, step, leap, toggle } = playback;
  const last = timeline.stops.length - 1;
  return (
    <div
      role="group"
      aria-label={t("label")}
      className={cx("flex items-center", compact ? "flex-wrap gap-x-1.5 gap-y-1 px-3 py-2" : "gap-2 px-6 pt-1 pb-3")}
    >
      <Press icon="monthBack" label={t("monthBack")} keys="Shift+ArrowLeft" off={stop === 0} onPress={() => leap(-1)} />
      <Press icon="back" label={t("back")} keys="ArrowLeft" off={stop === 0} onPress={() => step(-1)} />
      <button
        type="button"
        onClick={toggle}
        aria-label={t(playing ? "pause" : "play")}
        title={t(playing ? "pause" : "play")}
        aria-keyshortcuts="Space"
        data-testid="play"
        className="inline-flex h-11 w-14 shrink-0 items-center justify-center rounded-lg bg-accent text-onaccent hover:brightness-110"
      >
        <PlayerIcon name={playing ? "pause" : "play"} size={22} />
      </button>
      <Press icon="on" label={t("on")} keys="ArrowRight" off={stop === last} onPress={() => step(1)} />
      <Press icon="monthOn" label={t("monthOn")} keys="Shift+ArrowRight" off={stop === last} onPress={() => leap(1)} />
      <Slider {...{ frame, timeline, playback, compact }} />
      <SpeedChoice playback={playback} compact={compact} />
    </div>
  );
}

function Slider({ frame, timeline, playback, compact }: ControlsProps) {
  const t = useTranslations("replay.controls");
  const { stop, go } = playback;
  const last = timeline.stops.length - 1;
  const chapter = chapterName(frame, chapterAt(timeline, timeline.stops[stop]?.chapter ?? 0));
  return (
    <div
      className={cx("flex min-w-0 items-center gap-3", compact ? "order-first w-full" : "ml-2 flex-1")}
      title={t("keys")}
    >
      <input
        type="range"
        min={0}
        max={last}
        value={stop}
        onChange={({ currentTarget }) => go(Number(currentTarget.value))}
        aria-label={t("place")}
        aria-valuetext={t("placeValue", { chapter, step: stop, steps: last })}
        data-testid="slider"
        className="h-8 min-w-0 flex-1 accent-ink"
      />
      <span className="min-w-20 shrink-0 text-right font-mono text-sm whitespace-nowrap text-quiet" aria-hidden="true">
        {t("step", { step: stop, steps: last })}
      </span>
    </div>
  );
}

function SpeedChoice({ playback: { speed, setSpeed }, compact }: Pick<ControlsProps, "playback" | "compact">) {
  const t = useTranslations("replay.controls");
  const id = useId();
  return (
    <div className="ml-auto flex items-center gap-2">
      <label htmlFor={id} className={cx("text-sm text-quiet", compact && "sr-only")}>
        {t("speed")}
      </label>
      <select
        id={id}
        value={speed}
        onChange={({ currentTarget }) => setSpeed(SPEEDS.find((each) => each === Number(currentTarget.value)) ?? 1)}
        className="h-11 rounded-lg border border-line bg-panel px-2 font-mono"
        data-testid="speed"
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {t("speedValue", { speed: each })}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PressProps {
  readonly icon: PlayerIconName;
  readonly label: string;
  readonly keys: string;
  readonly off: boolean;
  readonly onPress: () => void;
}

const Press = ({ icon, label, keys, off, onPress }: PressProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-keyshortcuts={keys}
    aria-disabled={off}
    onClick={onPress}
    data-testid={`go-${icon}`}
    className={cx(
      "inline-flex size-11 shrink-0 items-center justify-center rounded-lg border border-line bg-panel",
      off ? "text-quiet" : "hover:border-ink",
    )}
  >
    <PlayerIcon name={icon} />
  </button>
);
