"use client";

import { useSyncExternalStore } from "react";

export const THEMES = ["system", "day", "night"] as const;
/** `system` follows the device. */
export type Theme = (typeof THEMES)[number];

const COOKIE = "theme";
const YEAR_S = 31_536_000;

const isTheme = (word: string | undefined): word is Theme => THEMES.some((theme) => theme === word);

const current = (): Theme => {
  const word = document.documentElement.dataset["theme"];
  return isTheme(word) ? word : "system";
};

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Day or night by will, kept in a cookie so that the server renders the page in it at once. */
export const setTheme = (theme: Theme): void => {
  const page = document.documentElement;
  if (theme === "system") delete page.dataset["theme"];
  else page.dataset["theme"] = theme;
  document.cookie = `${COOKIE}=${theme}; path=/; max-age=${YEAR_S}; samesite=lax`;
  for (const listener of listeners) listener();
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, () => "system");
