import type pg from "pg";
import { deal, type DealtGame } from "./deal";
import { people as makePeople, type Person } from "./people";
import { playPool, type PoolGame } from "./pool";

export interface SeedChoice {
  readonly games: number;
  readonly people: number;
  /** Games that get their whole log, the newest first; lists do without. */
  readonly logs: number;
  /** Whole games that are played for each set of rules; the others are these again. */
  readonly rounds: number;
  readonly random: () => number;
  readonly told?: (done: number) => void;
}

const BATCH = 4_000;
const GAMES_A_LOG_STATEMENT = 100;

/** Fills a database with games. Answers the people, those who play most first. */
export async function seed(client: pg.ClientBase, choice: SeedChoice): Promise<readonly Person[]> {
  const pool = playPool(choice.rounds);
  const people = makePeople(choice.people);
  const wishes = { pool, people, now: new Date(), random: choice.random };
  await insertPeople(client, people);
  const games = Array.from({ length: choice.games }, () => deal(wishes)).sort(
    (a, b) => b.startedAt.getTime() - a.startedAt.getTime(),
  );
  for (let from = 0; from < games.length; from += BATCH) {
    const batch = games.slice(from, from + BATCH);
    await insertBatch(client, batch, choice.logs - from);
    choice.told?.(from + batch.length);
  }
  await client.query("ANALYZE");
  return people;
}

/** Puts these people and their games, logs included, into an empty database. */
export async function insertDealt(
  client: pg.ClientBase,
  people: readonly Person[],
  games: readonly DealtGame[],
): Promise<void> {
  await insertPeople(client, people);
  await insertBatch(client, games, games.length);
}

async function insertBatch(client: pg.ClientBase, games: readonly DealtGame[], logs: number): Promise<void> {
  await client.query("BEGIN");
  await insertGames(client, games);
  await insertSeats(client, games);
  await insertLogs(client, games.slice(0, Math.max(0, logs)));
  await client.query("COMMIT");
}

async function insertPeople(client: pg.ClientBase, people: readonly Person[]): Promise<void> {
  await client.query(`INSERT INTO "User" (id, name) SELECT * FROM unnest($1::text[], $2::text[])`, [
    people.map(({ userId }) => userId),
    people.map(({ name }) => name),
  ]);
}

async function insertGames(client: pg.ClientBase, games: readonly DealtGame[]): Promise<void> {
  await client.query(
    `INSERT INTO "Game" (id, game, "rulesVersion", rules, players, visibility, status, seating, "hostId", commitment,
       "serverBytes", seed, version, revision, month, "createdAt", "startedAt", "finishedAt", ending, "sharedAt")
     SELECT id, 'opensky', rv, rules, players, visibility::"Visibility",
       CASE WHEN finished IS NULL THEN 'playing' ELSE 'finished' END::"GameStatus", 'random', host, commitment, bytes, seed,
       version, 1, month, started - interval '2 minutes', started, finished,
       CASE WHEN finished IS NOT NULL THEN 'played'::"Ending" END, shared
     FROM unnest($1::text[], $2::int[], $3::jsonb[], $4::int[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
       $10::int[], $11::int[], $12::timestamptz[], $13::timestamptz[], $14::timestamptz[])
       AS g (id, rv, rules, players, visibility, host, commitment, bytes, seed, version, month, started, finished, shared)`,
    [
      games.map(({ gameId }) => gameId),
      games.map(({ game }) => game.rulesVersion),
      games.map(({ game }) => JSON.stringify(game.rules)),
      games.map(({ game }) => game.rules.players),
      games.map(({ visibility }) => visibility),
      games.map(({ players }) => players[0]?.userId),
      games.map(({ game }) => game.commitment),
      games.map(({ game }) => game.serverBytes),
      games.map(({ game }) => game.seed),
      games.map(({ version }) => version),
      games.map(({ month }) => month),
      games.map(({ startedAt }) => startedAt),
      games.map(({ finishedAt }) => finishedAt),
      games.map(({ sharedAt }) => sharedAt),
    ],
  );
}

async function insertSeats(client: pg.ClientBase, games: readonly DealtGame[]): Promise<void> {
  const seats = games.flatMap(({ gameId, game, players, startedAt, finishedAt }) =>
    players.map((person, seat) => ({
      gameId,
      person,
      seat,
      startedAt,
      part: game.contributions[seat],
      result: finishedAt === null ? null : game.results[seat],
    })),
  );
  await client.query(
    `INSERT INTO "Seat" ("gameId", "userId", "joinOrder", seat, name, contribution, "contributionBy", score, place, "joinedAt",
       "startedAt")
     SELECT game, who, seat, seat, name, part, by::"ContributionBy", score, place, started - interval '1 minute', started
     FROM unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::int[], $8::int[], $9::timestamptz[])
       AS s (game, who, seat, name, part, by, score, place, started)`,
    [
      seats.map(({ gameId }) => gameId),
      seats.map(({ person }) => person.userId),
      seats.map(({ seat }) => seat),
      seats.map(({ person }) => person.name),
      seats.map(({ part }) => part?.bytes),
      seats.map(({ part }) => part?.by),
      seats.map(({ result }) => result?.score ?? null),
      seats.map(({ result }) => result?.place ?? null),
      seats.map(({ startedAt }) => startedAt),
    ],
  );
}

/** The games of one pool game get its log by one statement, which copies it inside the database. */
async function insertLogs(client: pg.ClientBase, games: readonly DealtGame[]): Promise<void> {
  const byGame = new Map<PoolGame, DealtGame[]>();
  for (const dealt of games) byGame.set(dealt.game, [...(byGame.get(dealt.game) ?? []), dealt]);
  for (const [game, dealt] of byGame) {
    for (let from = 0; from < dealt.length; from += GAMES_A_LOG_STATEMENT) {
      await insertLog(client, game, dealt.slice(from, from + GAMES_A_LOG_STATEMENT));
    }
  }
}

async function insertLog(client: pg.ClientBase, { events }: PoolGame, games: readonly DealtGame[]): Promise<void> {
  await client.query(
    `INSERT INTO "GameEvent" ("gameId", seq, data, at)
     SELECT id, place - 1, data, started + (coalesce(finished, started + interval '1 hour') - started) * place / $6::int
     FROM unnest($1::text[], $2::int[], $3::timestamptz[], $4::timestamptz[]) AS g (id, version, started, finished),
       jsonb_array_elements($5::jsonb) WITH ORDINALITY AS e (data, place)
     WHERE place <= version`,
    [
      games.map(({ gameId }) => gameId),
      games.map(({ version }) => version),
      games.map(({ startedAt }) => startedAt),
      games.map(({ finishedAt }) => finishedAt),
      JSON.stringify(events),
      events.length,
    ],
  );
}
