"use client";

import { useEffect } from "react";
import type { Playback } from "./usePlayback";

/** Elements that have a use of their own for these keys. */
const OWN_KEYS = "input, select, textarea, [role=tablist] *, [contenteditable]";
const PRESSED = "button, a, summary";

/**
 * The replay by keyboard, wherever the focus is: arrows step, with Shift by month, Page Up and Page Down too; Home, End;
 * Space plays; a digit looks through a seat's eyes, 0 opens everything.
 */
export function useKeys(playback: Playback, stops: number, seats: number): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const on = event.target instanceof Element ? event.target : null;
      if (on?.closest(OWN_KEYS)) return;
      if (event.key === " " && on?.closest(PRESSED)) return;
      const act = actionOf(event, playback, stops, seats);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [playback, stops, seats]);
}

function actionOf(
  { key, shiftKey }: KeyboardEvent,
  playback: Playback,
  stops: number,
  seats: number,
): (() => void) | null {
  switch (key) {
    case "ArrowRight":
      return () => (shiftKey ? playback.leap(1) : playback.step(1));
    case "ArrowLeft":
      return () => (shiftKey ? playback.leap(-1) : playback.step(-1));
    case "PageDown":
      return () => playback.leap(1);
    case "PageUp":
      return () => playback.leap(-1);
    case "Home":
      return () => playback.go(0);
    case "End":
      return () => playback.go(stops - 1);
    case " ":
      return playback.toggle;
    case "0":
      return () => playback.look("open");
    default: {
      const seat = /^[1-4]$/.test(key) ? Number(key) - 1 : seats;
      return seat < seats ? () => playback.look(seat) : null;
    }
  }
}
