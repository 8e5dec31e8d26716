"use client";

import { useSyncExternalStore } from "react";

const WIDE = "(min-width: 900px) and (min-height: 560px)";

/** Whether there is room for the panels around the map; null before the page knows its size. */
export function useWide(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    (changed) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => window.matchMedia(WIDE).matches,
    () => null,
  );
}
