import { systemChance } from "@/lib/rooms/chance";
import type { Person } from "./people";
import type { PoolGame } from "./pool";

/** A game of the pool, given a table, players and a time. */
export interface DealtGame {
  readonly gameId: string;
  readonly game: PoolGame;
  readonly players: readonly Person[];
  readonly visibility: "public" | "link";
  readonly sharedAt: Date | null;
  readonly startedAt: Date;
  /** Null: it runs, and its log has come to `version`. */
  readonly finishedAt: Date | null;
  readonly version: number;
  readonly month: number;
}

export interface Wishes {
  readonly pool: readonly PoolGame[];
  readonly people: readonly Person[];
  /** The end of the time over which the games are spread. */
  readonly now: Date;
  /** A number from 0 up to but not 1. */
  readonly random: () => number;
}

const DAY_MS = 86_400_000;
const YEARS_MS = 3 * 365 * DAY_MS;
/** Of a hundred: games that run, tables by link, and of these those that were opened to everybody. */
const RUNNING = 1;
const BY_LINK = 15;
const SHARED = 10;

/** One more game. The more recent, the more were played; some people play far more than others. */
export function deal({ pool, people, now, random }: Wishes): DealtGame {
  const percent = (share: number): boolean => random() * 100 < share;
  const game = pool[Math.floor(random() * pool.length)] as PoolGame;
  const cut = game.cuts[Math.floor(random() * game.cuts.length)];
  const running = cut !== undefined && percent(RUNNING);
  // Whoever reads the lists meanwhile finds running games among the newest.
  const age = running ? random() * 2 * DAY_MS : YEARS_MS * random() ** 2;
  const startedAt = new Date(Math.floor(now.getTime() - 3 * 3_600_000 - age));
  const visibility = percent(BY_LINK) ? "link" : "public";
  const shared = visibility === "link" && !running && percent(SHARED);
  return {
    gameId: systemChance.gameId(),
    game,
    players: drawn(people, game.rules.players, random),
    visibility: shared ? "public" : visibility,
    sharedAt: shared ? now : null,
    startedAt,
    finishedAt: running ? null : new Date(startedAt.getTime() + Math.floor((20 + 100 * random()) * 60_000)),
    version: running ? cut.version : game.events.length,
    month: running ? cut.month : 11,
  };
}

/** Different people, the first of them more often than the last. */
function drawn(people: readonly Person[], count: number, random: () => number): readonly Person[] {
  const chosen = new Set<Person>();
  while (chosen.size < count) {
    const person = people[Math.floor(people.length * random() ** 1.7)];
    if (person) chosen.add(person);
  }
  return [...chosen];
}
