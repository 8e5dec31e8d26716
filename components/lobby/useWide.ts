"use client";

import { useSyncExternalStore } from "react";

/** Tailwind's `lg`: from here on pages have their words beside the map. */
const WIDE = "(min-width: 64rem)";

const subscribe = (listener: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );
