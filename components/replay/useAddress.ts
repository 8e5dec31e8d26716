"use client";

import { useEffect } from "react";
import { type Place, queryOf } from "@/lib/history/replay/address";

/** Browsers refuse an address that is changed too often, as while playing fast. */
const REST_MS = 300;

/** Keeps the page's address at the place that is shown, so that it can be reloaded and sent. */
export function useAddress({ at, viewpoint }: Place, kept: boolean): void {
  useEffect(() => {
    if (!kept) return;
    const timer = setTimeout(() => {
      const query = queryOf({ at, viewpoint });
      if (window.location.search !== query)
        window.history.replaceState(null, "", `${window.location.pathname}${query}`);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [at, viewpoint, kept]);
}
