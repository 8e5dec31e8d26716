import type { Rules } from "@/lib/engine/opensky/words";

const GROUNDS = [
  { side: "europe", board: "europe-1" },
  { side: "north-america", board: "north-america-1" },
] as const;

/** Every way to set up a table: players, side, edition, callsigns. */
export const CONFIGURATIONS: readonly Rules[] = ([2, 3, 4] as const).flatMap((players) =>
  GROUNDS.flatMap((ground) =>
    ([1, 2] as const).flatMap((edition) =>
      (["chosen", "random"] as const).map((callsigns) => ({ ...ground, edition, players, callsigns })),
    ),
  ),
);

/** A configuration in a few letters: 2p-eu-ed2-chosen. */
export function nameOf({ players, side, edition, callsigns }: Rules): string {
  return `${players}p-${side === "europe" ? "eu" : "na"}-ed${edition}-${callsigns}`;
}
