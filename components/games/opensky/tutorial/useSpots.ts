"use client";

import { useEffect } from "react";

const CONFIRM = "primary";
const CHOSEN = '[aria-pressed="true"], [data-checked="true"]';

/**
 * Rings the controls that the coach speaks of, wherever the table draws them, by the names that they carry. They come
 * and go with the table, so the page is looked at again whenever it changes.
 */
export function useSpots(names: readonly string[]): void {
  useEffect(() => {
    const marked = new Set<Element>();
    const look = (): void => {
      const found = (list: readonly string[]) =>
        list.flatMap((name) => [...document.querySelectorAll(`[data-testid="${name}"]`)]);
      const choices = found(names.filter((name) => name !== CONFIRM)).filter((element) => !element.matches(CHOSEN));
      // What confirms comes last: only when nothing is left to choose.
      const wanted = new Set(choices.length > 0 ? choices : found(names.filter((name) => name === CONFIRM)));
      for (const element of marked) if (!wanted.has(element)) element.removeAttribute("data-spot");
      for (const element of wanted) element.setAttribute("data-spot", "");
      marked.clear();
      for (const element of wanted) marked.add(element);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["aria-pressed", "data-checked"] });
    look();
    return () => {
      observer.disconnect();
      for (const element of marked) element.removeAttribute("data-spot");
    };
  }, [names]);
}
