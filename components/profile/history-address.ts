import type { ResultRow } from "@/lib/ratings/players";

interface Wanted {
  readonly player: string;
  readonly opponent?: string;
  readonly side?: ResultRow["side"];
  readonly players?: number;
  readonly result?: "won" | "shared" | "lost";
}

/** The list of the finished games behind a number. */
export function historyAddress(wanted: Wanted): string {
  const parts = Object.entries({ ...wanted, status: "finished" }).map(([name, value]) => [name, String(value)]);
  return `/history?${new URLSearchParams(parts)}`;
}
