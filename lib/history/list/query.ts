import { PACES, type Pace } from "@/lib/protocol/pace";
import { cursorOf, readCursor, type Cursor } from "./cursor";

/** What a list of games is asked for. Null: no matter. */
export interface GamesQuery {
  /** A user's id, or a name in any case: somebody who sat there. */
  readonly player: string | null;
  /** Somebody else who sat there; only beside `player`. */
  readonly opponent: string | null;
  readonly side: "europe" | "north-america" | null;
  readonly edition: 1 | 2 | null;
  readonly players: 2 | 3 | 4 | null;
  readonly status: "running" | "finished" | null;
  readonly pace: Pace | null;
  /** Whether its result counts for ratings. */
  readonly rated: "yes" | "no" | null;
  /** How it ended for `player`; only beside it. */
  readonly result: "won" | "shared" | "lost" | null;
  /** Days in UTC, as 2026-11-30, both counted in: when the game began. */
  readonly from: string | null;
  readonly to: string | null;
  readonly order: "newest" | "oldest";
  /** The game after which the list goes on; null for its beginning. */
  readonly after: Cursor | null;
}

/** A parameter that cannot be understood. */
export interface QueryFault {
  readonly parameter: string;
  readonly value: string;
  /** What may stand there. */
  readonly allowed: string;
}

export interface ReadQuery {
  /** Without what could not be understood. */
  readonly query: GamesQuery;
  readonly faults: readonly QueryFault[];
}

type Reader = { readonly read: (value: string) => unknown; readonly allowed: string };

const oneOf = (...values: readonly string[]): Reader => ({
  read: (value) => (values.includes(value) ? value : null),
  allowed: values.join(", "),
});
const numberOf = (...values: readonly number[]): Reader => ({
  read: (value) => values.find((each) => String(each) === value) ?? null,
  allowed: values.join(", "),
});
const LONGEST_NAME = 60;
const person: Reader = {
  // Databases take no NUL as text.
  read: (value) => (value.length <= LONGEST_NAME && !value.includes("\0") ? value : null),
  allowed: `a player's id or name of at most ${LONGEST_NAME} characters`,
};
const day: Reader = {
  read: (value) => (/^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : null),
  allowed: "a day as 2026-11-30",
};
const cursor: Reader = { read: readCursor, allowed: "the cursor of the page before, as it was given" };

/** A new filter is one line here, one in `GamesQuery` and one in lib/db/history-statement.ts. */
const READERS: { readonly [P in keyof GamesQuery]: Reader } = {
  player: person,
  opponent: person,
  side: oneOf("europe", "north-america"),
  edition: numberOf(1, 2),
  players: numberOf(2, 3, 4),
  status: oneOf("running", "finished"),
  pace: oneOf(...PACES),
  rated: oneOf("yes", "no"),
  result: oneOf("won", "shared", "lost"),
  from: day,
  to: day,
  order: oneOf("newest", "oldest"),
  after: cursor,
};

export const GAMES_PARAMETERS: readonly string[] = Object.keys(READERS);

export const ANY_GAMES: GamesQuery = {
  player: null,
  opponent: null,
  side: null,
  edition: null,
  players: null,
  status: null,
  pace: null,
  rated: null,
  result: null,
  from: null,
  to: null,
  order: "newest",
  after: null,
};

const isParameter = (name: string): name is keyof GamesQuery => Object.hasOwn(READERS, name);

/** Reads a list's address; parameters of others, and empty ones, are passed over. */
export function readGamesQuery(given: Iterable<readonly [string, string]>): ReadQuery {
  const read: Record<string, unknown> = { ...ANY_GAMES };
  const faults: QueryFault[] = [];
  for (const [parameter, text] of given) {
    const value = text.trim();
    if (!isParameter(parameter) || value === "") continue;
    const reader = READERS[parameter];
    const understood = reader.read(value);
    if (understood === null) faults.push({ parameter, value: value.slice(0, LONGEST_NAME), allowed: reader.allowed });
    else read[parameter] = understood;
  }
  const query = read as unknown as GamesQuery;
  if (query.player !== null) return { query, faults };
  for (const parameter of ["result", "opponent"] as const) {
    const value = query[parameter];
    if (value !== null) faults.push({ parameter, value, allowed: "only beside player" });
  }
  return { query: { ...query, result: null, opponent: null }, faults };
}

/** The address's query of a list, without what is no matter; empty for all games. */
export function writeGamesQuery(query: GamesQuery): string {
  const parameters = Object.entries(query).flatMap(([name, value]): readonly (readonly [string, string])[] => {
    if (value === null || value === ANY_GAMES[name as keyof GamesQuery]) return [];
    return [[name, name === "after" ? cursorOf(value as Cursor) : String(value)]];
  });
  return parameters.length === 0 ? "" : `?${new URLSearchParams(parameters.map(([name, value]) => [name, value]))}`;
}
