"use client";

import { useSyncExternalStore } from "react";

/** What a reader switches on at the table, kept on this device; everything is off at first. */
export interface TableSettings {
  readonly sound: boolean;
  /** Tells by the browser that it is my turn, while the page is out of sight. */
  readonly notify: boolean;
}

const KEY = "opensky-table";
const OFF: TableSettings = { sound: false, notify: false };

/** Reads what was kept; anything else is off. */
export function settingsFrom(text: string | null): TableSettings {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    const on = (name: keyof TableSettings): boolean =>
      typeof kept === "object" && kept !== null && Reflect.get(kept, name) === true;
    return { sound: on("sound"), notify: on("notify") };
  } catch {
    return OFF;
  }
}

let now: TableSettings | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The settings of this device. */
export function tableSettings(): TableSettings {
  if (now !== null) return now;
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    // A closed storage: the settings last as long as the page.
  }
  now = settingsFrom(kept);
  return now;
}

export function setTableSettings(change: Partial<TableSettings>): void {
  now = { ...tableSettings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

export const useTableSettings = (): TableSettings => useSyncExternalStore(subscribe, tableSettings, () => OFF);
