import { useSyncExternalStore } from "react";

const LYING = "(orientation: landscape) and (max-height: 559px)";

/** Whether a small screen lies on its side: the sheet then stands beside the map. */
export function useLying(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(LYING);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => window.matchMedia(LYING).matches,
    () => false,
  );
}

/** Pixels at the bottom that a keyboard on the screen covers: browsers lay it over pages that fill the screen. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(
    (changed) => {
      const view = window.visualViewport;
      view?.addEventListener("resize", changed);
      view?.addEventListener("scroll", changed);
      return () => {
        view?.removeEventListener("resize", changed);
        view?.removeEventListener("scroll", changed);
      };
    },
    coveredHeight,
    () => 0,
  );
}

/** Less is a browser's bar. */
const LEAST = 120;

function coveredHeight(): number {
  const view = window.visualViewport;
  // A page that is zoomed in has a small view without any keyboard.
  if (view === null || view === undefined || view.scale > 1.01) return 0;
  const covered = Math.round(window.innerHeight - view.height - view.offsetTop);
  return covered < LEAST ? 0 : covered;
}
