import type { Staged } from "../support/staged";

export interface View {
  readonly name: string;
  readonly address: string;
  /** Whose eyes; null for somebody who is new here. */
  readonly seat: number | null;
  /** A page that is read from top to bottom, as opposed to a table, which fills the screen. */
  readonly long: boolean;
}

/** Pages for everybody. */
const PAGES = [
  "/",
  "/new",
  "/rules",
  "/glossary",
  "/tutorial",
  "/solo",
  "/leaderboards",
  "/history",
  "/developers",
  "/sign-in",
  "/sign-up",
  "/forgot",
  "/replay",
  "/outbox",
  "/no-such-page",
] as const;
/** Pages that show the visitor's own things. */
const OWN = ["/games", "/account"] as const;

const nameOf = (address: string): string => address.slice(1).replaceAll("/", "-") || "home";

/** Everything that is to be seen. */
export function views(tables: Staged["tables"]): readonly View[] {
  // The last answers before something happens look like the others of their phase.
  const standing = Object.entries(tables).filter(([name]) => !name.includes(" last"));
  const phases = standing.map(([name, { gameId, seat }]) => ({
    name: `table-${name.replaceAll(" ", "-")}`,
    address: `/t/${gameId}`,
    seat,
    long: false,
  }));
  const watched = tables["europe submitFare"];
  const over = tables["europe finished"];
  return [
    ...PAGES.map((address) => ({ name: nameOf(address), address, seat: null, long: true })),
    ...OWN.map((address) => ({ name: nameOf(address), address, seat: 0, long: true })),
    ...phases,
    { name: "table-europe-watched", address: `/t/${watched?.gameId}`, seat: null, long: false },
    { name: "replay-europe", address: `/t/${over?.gameId}/replay?at=60`, seat: 0, long: false },
    { name: "check-europe", address: `/t/${over?.gameId}/check`, seat: 0, long: true },
  ];
}
