"use client";

import { useState } from "react";

/** The largest value for as long as `until` stays the same: room that was taken is not given back before. */
export function useLargest(value: number, until: string): number {
  const [held, setHeld] = useState({ value, until });
  const next = held.until === until ? Math.max(held.value, value) : value;
  if (next !== held.value || until !== held.until) setHeld({ value: next, until });
  return next;
}
