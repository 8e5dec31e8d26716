import { useSyncExternalStore } from "react";
import { motionNow, onMotion } from "@/components/ui/useMotion";

const QUERY = "(prefers-reduced-motion: reduce)";

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(QUERY);
  media.addEventListener("change", changed);
  const stop = onMotion(changed);
  return () => {
    media.removeEventListener("change", changed);
    stop();
  };
};

export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches || motionNow() === "off",
    () => false,
  );
