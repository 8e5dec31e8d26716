import { useState } from "react";
import type { MapData } from "../data/map-data";
import { homeLook, limited, zoomed, type Look } from "../layout/camera";
import type { Box, Point } from "../layout/geometry";
import { useGlide } from "./useGlide";

export interface LookControl {
  readonly look: Look;
  /** Where it is until the reader moves the map. */
  readonly home: Look;
  /** The reader has moved the map. */
  readonly moved: boolean;
  /** Pans by pixels. */
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (factor: number, at: Point, glide?: boolean) => void;
  /** Pans just so far that a point of the screen comes into the free area. */
  readonly reveal: (at: Point) => void;
  readonly reset: () => void;
}

/** Pixels by which a revealed point stands clear of the free area's edge. */
const MARGIN = 24;

/** Where the reader looks: at the board or its focus, until they move the map; a new focus takes them back. */
export function useLook(data: MapData, free: Box, focus: readonly string[]): LookControl {
  const focusKey = `${data.board} ${focus.join(" ")}`;
  const [own, setOwn] = useState<{ readonly look: Look; readonly focusKey: string } | null>(null);
  const [glides, setGlides] = useState(0);
  const moved = own !== null && own.focusKey === focusKey;
  const home = homeLook(data, free, focus);
  const target = moved ? limited(own.look, data, free) : home;
  const look = useGlide(target, `${focusKey} ${glides}`);
  const move = (change: (from: Look) => Look) =>
    setOwn((before) => {
      const from = before !== null && before.focusKey === focusKey ? limited(before.look, data, free) : target;
      return { look: limited(change(from), data, free), focusKey };
    });
  const pan = (dx: number, dy: number) =>
    move((from) => ({ ...from, x: from.x - dx / from.scale, y: from.y - dy / from.scale }));
  return {
    look,
    home,
    moved,
    pan,
    reveal: ({ x, y }) => {
      const dx = Math.max(0, free.x + MARGIN - x) - Math.max(0, x - (free.x + free.w - MARGIN));
      const dy = Math.max(0, free.y + MARGIN - y) - Math.max(0, y - (free.y + free.h - MARGIN));
      if (dx !== 0 || dy !== 0) pan(dx, dy);
    },
    zoom: (factor, at, glide = false) => {
      move((from) => zoomed(from, factor, at, data, free));
      if (glide) setGlides((count) => count + 1);
    },
    reset: () => {
      setOwn(null);
      setGlides((count) => count + 1);
    },
  };
}
