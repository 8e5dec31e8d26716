"use client";

import { useEffect, useMemo, useState } from "react";
import type { Place } from "@/lib/history/replay/address";
import type { Viewpoint } from "@/lib/history/replay/position";
import { chapterAt, stopAt, type Timeline } from "@/lib/history/replay/timeline";

/** Stops a second are these by 1.5. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
const STOP_MS = 1_500;

/** Where a replay stands, and all the ways to move it. */
export interface Playback extends Place {
  /** Index of the stop that it stands at or has just passed. */
  readonly stop: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** To a stop, by its index. */
  go(stop: number): void;
  /** So many stops on or back. */
  step(by: number): void;
  /** To where the next month or planning begins, or this or the last one did. */
  leap(by: 1 | -1): void;
  toggle(): void;
  setSpeed(speed: Speed): void;
  look(viewpoint: Viewpoint): void;
}

/** Moves along a game. It can be opened between two stops; every move leads to one. */
export function usePlayback(timeline: Timeline, start: Place): Playback {
  const { stops } = timeline;
  const last = stops.length - 1;
  const [at, setAt] = useState(Math.max(start.at, stops[0].at));
  const [viewpoint, look] = useState(start.viewpoint);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const stop = stopAt(timeline, at);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      const next = stops[stop + 1];
      if (next) setAt(next.at);
      if (stop + 1 >= last) setPlaying(false);
    }, STOP_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, speed, stop, stops, last]);

  return useMemo(() => {
    const go = (to: number): void => setAt(stops[Math.min(last, Math.max(0, to))]?.at ?? 0);
    const chapter = stops[stop]?.chapter ?? 0;
    const leap = (by: 1 | -1): void => {
      setPlaying(false);
      const { first } = chapterAt(timeline, chapter);
      if (by < 0) go(stop > first ? first : chapterAt(timeline, Math.max(0, chapter - 1)).first);
      else go(chapter + 1 < timeline.chapters.length ? chapterAt(timeline, chapter + 1).first : last);
    };
    return {
      at,
      stop,
      viewpoint,
      playing,
      speed,
      go: (to) => {
        setPlaying(false);
        go(to);
      },
      step: (by) => {
        setPlaying(false);
        // From between two stops, back is to the one that was passed.
        const between = by < 0 && at > (stops[stop]?.at ?? 0) ? 1 : 0;
        go(stop + by + between);
      },
      leap,
      toggle: () => {
        if (!playing && stop >= last) go(0);
        setPlaying(!playing);
      },
      setSpeed,
      look,
    };
  }, [timeline, stops, last, at, stop, viewpoint, playing, speed]);
}
