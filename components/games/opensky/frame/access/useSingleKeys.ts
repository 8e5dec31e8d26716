import { useSyncExternalStore } from "react";

const PLACE = "single-keys";
const listeners = new Set<() => void>();

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
};

function read(): boolean {
  try {
    return localStorage.getItem(PLACE) !== "off";
  } catch {
    return true;
  }
}

/** Whether keys work alone on this device, without Control: who speaks to the computer may want them off. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, read, () => true);

export function setSingleKeys(on: boolean): void {
  try {
    localStorage.setItem(PLACE, on ? "on" : "off");
  } catch {
    // Where nothing may be kept, they stay as they are.
  }
  for (const listener of listeners) listener();
}
