"use client";

import { useSyncExternalStore } from "react";
import { memoryOf, NEW_PLAYER, type HintMemory } from "./hint-memory";

const KEY = "opensky-hints";
const listeners = new Set<() => void>();
let known: HintMemory | null = null;

/** Some browsers keep nothing for a page, and say so by throwing: then this page remembers by itself. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Remembered until the page is left.
  }
}

const get = (): HintMemory => (known ??= memoryOf(stored()));

const tell = (): void => {
  for (const listener of [...listeners]) listener();
};

/** Another tab of the same player has written. */
const onStorage = (event: StorageEvent): void => {
  if (event.key !== KEY && event.key !== null) return;
  known = null;
  tell();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", onStorage);
  };
}

/** Changes what this device remembers of its player. */
export function remember(change: (memory: HintMemory) => HintMemory): void {
  const before = get();
  const after = change(before);
  if (after === before) return;
  known = after;
  store(JSON.stringify(after));
  tell();
}

/** What this device remembers of its player. */
export const useHintMemory = (): HintMemory => useSyncExternalStore(subscribe, get, () => NEW_PLAYER);
