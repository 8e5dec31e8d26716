import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Look } from "../layout/camera";
import { useReducedMotion } from "./useReducedMotion";

const DURATION = 320;
const ease = (t: number) => 1 - (1 - t) ** 3;

const mix = (a: Look, b: Look, t: number): Look => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  scale: a.scale * (b.scale / a.scale) ** t,
});

/** The look on its way to `target`: it glides there when `key` changes and follows at once otherwise. */
export function useGlide(target: Look, key: string): Look {
  const still = useReducedMotion();
  const [glide, setGlide] = useState<{ readonly from: Look; readonly share: number } | null>(null);
  const last = useRef({ look: target, key });
  useLayoutEffect(() => {
    if (last.current.key === key) return;
    last.current.key = key;
    if (still) return;
    const from = last.current.look;
    const start = performance.now();
    let frame = 0;
    const step = () => {
      const share = Math.min(1, (performance.now() - start) / DURATION);
      setGlide(share === 1 ? null : { from, share });
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step();
    return () => {
      cancelAnimationFrame(frame);
      setGlide(null);
    };
  }, [key, still]);
  const shown = glide === null ? target : mix(glide.from, target, ease(glide.share));
  useEffect(() => {
    last.current.look = shown;
  });
  return shown;
}
