"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { TableSession } from "@/lib/realtime/client/session";
import { seenKeeper } from "./seen-keeper";

const keeper = seenKeeper(() => localStorage);

/** How far the reader had come when they last looked away, if anything has happened since. */
export interface Looked {
  /** Length of the log then; null where nothing was missed. */
  readonly mark: number | null;
  /** Whether it is still to be offered to show what was missed. */
  readonly offered: boolean;
  readonly dismiss: () => void;
}

/**
 * Notes what happens at a table while its page is out of sight or closed. A decision of one's own says that one is
 * up to date; the mark in the log stays until the reader next looks away.
 */
export function useLooked({ table, events, sending }: TableSession): Looked {
  const { gameId } = table;
  const { length } = events;
  const [mark, setMark] = useState<number | null>(() => {
    // Where no room keeps the game, nothing happens while nobody looks.
    const seen = gameId === "" ? null : keeper.read(gameId);
    return seen !== null && seen < length ? seen : null;
  });
  const [offered, setOffered] = useState(true);
  const hiddenAt = useRef<number | null>(null);

  if (offered && mark !== null && sending !== null) setOffered(false);

  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === "hidden") {
        hiddenAt.current ??= length;
        return;
      }
      const from = hiddenAt.current;
      hiddenAt.current = null;
      if (from !== null) {
        setMark(from < length ? from : null);
        setOffered(from < length);
      }
      keeper.write(gameId, length);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [gameId, length]);

  const dismiss = useCallback(() => setOffered(false), []);
  return { mark, offered: offered && mark !== null, dismiss };
}
