import { useEffect, useState, useSyncExternalStore } from "react";

/** Time to read a sentence. */
const SCENE_MS = 2900;
const STILL = "(prefers-reduced-motion: reduce)";

const onMotion = (listener: () => void) => {
  const query = matchMedia(STILL);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};
const onSight = (listener: () => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};

/** Shows one scene: everything marked with it comes, the rest of what is marked goes. */
const show = (scene: number): void => {
  for (const piece of document.querySelectorAll(".hero [data-at]")) {
    const at = piece.getAttribute("data-at")?.split(" ") ?? [];
    piece.classList.toggle("off", !at.includes(String(scene)));
  }
};

/**
 * Plays the scenes round and round while the page is seen; answers whether it plays. `wanted` is the visitor's will;
 * without one it plays unless they want less motion.
 */
export const useFilm = (scenes: number, still: number, wanted: boolean | null): boolean => {
  const calm = useSyncExternalStore(onMotion, () => matchMedia(STILL).matches, () => false);
  const hidden = useSyncExternalStore(onSight, () => document.hidden, () => false);
  const [scene, setScene] = useState(still);
  const running = wanted ?? !calm;
  useEffect(() => {
    if (!running || hidden) return;
    const timer = setTimeout(() => setScene((scene + 1) % scenes), SCENE_MS);
    return () => clearTimeout(timer);
  }, [running, hidden, scene, scenes]);
  useEffect(() => show(scene), [scene]);
  return running;
};
