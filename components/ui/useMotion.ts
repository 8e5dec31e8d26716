"use client";

import { useSyncExternalStore } from "react";

/** `device` follows the device's wish for less motion; `off` holds everything still. */
export type Motion = "device" | "off";

const COOKIE = "motion";
const YEAR_S = 31_536_000;

const listeners = new Set<() => void>();

/** Tells of every change of the setting; answers how to stop listening. */
export const onMotion = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The setting of this device. */
export const motionNow = (): Motion => (document.documentElement.dataset["motion"] === "off" ? "off" : "device");

/** Kept in a cookie, so that the server renders the page still at once. */
export const setMotion = (motion: Motion): void => {
  if (motion === "off") document.documentElement.dataset["motion"] = "off";
  else delete document.documentElement.dataset["motion"];
  document.cookie = `${COOKIE}=${motion}; path=/; max-age=${YEAR_S}; samesite=lax`;
  for (const listener of listeners) listener();
};

export const useMotion = (): Motion => useSyncExternalStore(onMotion, motionNow, () => "device");
