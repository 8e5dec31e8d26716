"use client";

import { useEffect, useState } from "react";
import { ratingChangesIn, type RatingChange } from "@/lib/protocol/rating-change";
import type { TableInfo } from "@/lib/protocol/table";

const NONE: readonly RatingChange[] = [];

/** What a finished rated game did to the ratings, by seat; empty until it is known, and where it did nothing. */
export function useRatingChanges({ gameId, rated, result }: TableInfo): readonly RatingChange[] {
  const [changes, setChanges] = useState(NONE);
  // Both are written together: where a result is told, the ratings are there.
  const wanted = rated && result !== null;
  useEffect(() => {
    if (!wanted) return;
    const asked = new AbortController();
    fetch(`/api/games/${gameId}/ratings`, { signal: asked.signal })
      .then(async (answer) => (answer.ok ? setChanges(ratingChangesIn(await answer.json())) : undefined))
      // The score stands without it.
      .catch(() => undefined);
    return () => asked.abort();
  }, [gameId, wanted]);
  return changes;
}
