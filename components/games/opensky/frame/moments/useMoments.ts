"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { View } from "@/lib/engine/opensky/table";
import type { TableSession } from "@/lib/realtime/client/session";
import { tableSettings } from "../settings/table-settings";
import { momentsBetween, tonesBetween, type Moment } from "./between";
import { later } from "../../later";

/**
 * The moments that came before the reader's eyes, one at a time; `skip` goes on to the next. What had happened
 * before the page was opened is none.
 */
export function useMoments({ view, seat }: TableSession): { readonly moment: Moment | null; readonly skip: () => void } {
  const [was, setWas] = useState<View>(view);
  const [queue, setQueue] = useState<readonly Moment[]>([]);
  if (was !== view) {
    setWas(view);
    const news = momentsBetween(was, view);
    // The newest say it all: nobody wants to click through what a long sleep has piled up.
    if (news.length > 0) setQueue([...queue, ...news].slice(-2));
  }
  useTones(view, seat);
  const skip = useCallback(() => setQueue((all) => all.slice(1)), []);
  return { moment: queue[0] ?? null, skip };
}

/** Sounds for what has just happened, if they are switched on. */
function useTones(view: View, seat: number | null): void {
  const last = useRef(view);
  useEffect(() => {
    const tones = tonesBetween(last.current, view, seat);
    last.current = view;
    if (tones.length > 0 && tableSettings().sound) {
      void later.tones().then(({ play }) => play(tones)).catch(() => undefined);
    }
  }, [view, seat]);
}
