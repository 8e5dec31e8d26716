"use client";

import { useEffect } from "react";

/**
 * Rings the controls that the coach speaks of, wherever the table draws them, by the names that they carry. They come
 * and go with the table, so the page is looked at again whenever it changes.
 */
export function useSpots(names: readonly string[]): void {
  useEffect(() => {
    const marked = new Set<Element>();
    const look = (): void => {
      const wanted = new Set(names.flatMap((name) => [...document.querySelectorAll(`[data-testid="${name}"]`)]));
      for (const element of marked) if (!wanted.has(element)) element.removeAttribute("data-spot");
      for (const element of wanted) element.setAttribute("data-spot", "");
      marked.clear();
      for (const element of wanted) marked.add(element);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => {
      observer.disconnect();
      for (const element of marked) element.removeAttribute("data-spot");
    };
  }, [names]);
}
