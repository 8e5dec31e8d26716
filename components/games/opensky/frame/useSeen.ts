"use client";

import { useEffect, useState } from "react";

/**
 * How much of a growing log the reader has seen: `mark` is the length at which they last stopped looking, so that what
 * came after can be marked as new while they read it. `looking` says whether the log is on screen now.
 */
export function useSeen(length: number, looking: boolean): { readonly mark: number; readonly fresh: number } {
  const [mark, setMark] = useState(length);
  const [was, setWas] = useState(looking);
  if (was !== looking) {
    setWas(looking);
    if (!looking) setMark(length);
  }
  // A log that was never out of sight has nothing new; leaving the page counts as looking away.
  useEffect(() => {
    const away = (): void => {
      if (document.visibilityState === "hidden" && looking) setMark(length);
    };
    document.addEventListener("visibilitychange", away);
    return () => document.removeEventListener("visibilitychange", away);
  }, [length, looking]);
  return { mark, fresh: looking ? 0 : length - mark };
}
