"use client";

import { useSyncExternalStore } from "react";

const KEY = "opensky-hide-spectators";
const listeners = new Set<() => void>();
/** Where a browser keeps nothing the wish holds for this page. */
let wish: boolean | null = null;

const stored = (): boolean => {
  try {
    return localStorage.getItem(KEY) === "yes";
  } catch {
    return false;
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Hides what spectators say at every table, or shows it again; remembered on this device. */
export const hideSpectators = (hidden: boolean): void => {
  wish = hidden;
  try {
    if (hidden) localStorage.setItem(KEY, "yes");
    else localStorage.removeItem(KEY);
  } catch {
    // The wish still holds for this page.
  }
  for (const listener of listeners) listener();
};

/** Whether this player does not want to see what spectators say. */
export const useHidden = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => (wish ??= stored()),
    () => false,
  );
