"use client";

import { useEffect, type RefObject } from "react";

const MODIFIERS: readonly string[] = ["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"];

/**
 * Puts a card away by itself after a while in sight, by any key, and by a press anywhere. What is pressed or typed
 * reaches the table as ever, but a press on the map through the card: what lies under it was not aimed at.
 */
export function useSkip(card: RefObject<HTMLElement | null>, shownMs: number, skip: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") timer = setTimeout(skip, shownMs);
    };
    const key = (event: KeyboardEvent): void => {
      if (MODIFIERS.includes(event.key)) return;
      if (event.key === "Escape") event.preventDefault();
      skip();
    };
    const press = (event: PointerEvent): void => {
      const area = card.current?.getBoundingClientRect();
      const onMap = event.target instanceof Element && event.target.closest('[data-testid="board-map"]') !== null;
      const through =
        onMap &&
        area !== undefined &&
        event.clientX >= area.left &&
        event.clientX <= area.right &&
        event.clientY >= area.top &&
        event.clientY <= area.bottom;
      if (through) {
        event.stopPropagation();
        event.preventDefault();
        swallowClick();
      }
      skip();
    };
    wait();
    document.addEventListener("visibilitychange", wait);
    document.addEventListener("keydown", key, { capture: true });
    document.addEventListener("pointerdown", press, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wait);
      document.removeEventListener("keydown", key, { capture: true });
      document.removeEventListener("pointerdown", press, { capture: true });
    };
  }, [card, shownMs, skip]);
}

/** A touch lets its click come a little after it has ended. */
const CLICK_WITHIN_MS = 300;

/** Lets the click that follows a press go nowhere. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener("click", stop, { capture: true, once: true });
  const forget = (): void => document.removeEventListener("click", stop, { capture: true });
  document.addEventListener("pointerup", () => setTimeout(forget, CLICK_WITHIN_MS), { capture: true, once: true });
}
