import type { GamesQuery } from "@/lib/history/list/query";
import { isUserId } from "@/lib/protocol/user-id";

/** A statement with its values. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Who asks: null sees public games alone. */
export type Viewer = string | null;

const COLUMNS = `g.id, g.rules, g.visibility, g.status, g.pace, g.rated, g.ending, g.month, g."startedAt", g."finishedAt", g."sharedAt"`;

/** The values of a statement, each written where it is used. */
class Values {
  readonly list: unknown[] = [];
  add(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}

/**
 * One page of games in order, each branch along an index: public games by their begin, a player's games by the begin that
 * stands at the seat. The visitor's own tables by link come in as a branch of their own, because one index cannot serve
 * "public or mine". `count` is how many games are read.
 */
export function gamesStatement(query: GamesQuery, viewer: Viewer, count: number): Statement {
  const values = new Values();
  const limit = values.add(count, "int");
  const branches =
    query.player === null
      ? [publicGames(query, values), ...(viewer === null ? [] : [ownGames(query, viewer, values)])]
      : [gamesOf(query, query.player, viewer, values)];
  const direction = query.order === "newest" ? "DESC" : "ASC";
  const read = (branch: Branch): string =>
    `(SELECT ${COLUMNS} ${branch.from} WHERE ${branch.where.join(" AND ")}
     ORDER BY ${branch.time} ${direction}, ${branch.id} ${direction} LIMIT ${limit})`;
  return {
    text: `SELECT g.*, (
        SELECT jsonb_agg(jsonb_build_object('userId', "userId", 'name', name, 'score', score, 'place', place) ORDER BY seat)
        FROM "Seat" WHERE "gameId" = g.id
      ) AS seats
      FROM (${branches.map(read).join(" UNION ALL ")}) AS g
      ORDER BY g."startedAt" ${direction}, g.id ${direction} LIMIT ${limit}`,
    values: values.list,
  };
}

interface Branch {
  readonly from: string;
  readonly where: readonly string[];
  /** The columns of the index that it is read along. */
  readonly time: string;
  readonly id: string;
}

function publicGames(query: GamesQuery, values: Values): Branch {
  const along = { time: `g."startedAt"`, id: "g.id" };
  return {
    ...along,
    from: `FROM "Game" AS g`,
    where: [`g.visibility = 'public'`, ...placed(query, along, values), ...filters(query, values)],
  };
}

/**
 * Each seat's game by its key, one by one along the seats' order. OFFSET keeps the planner from turning this into a join
 * that reads all games, which it takes to be cheaper where a filter looks rare; the filters count for the same reason.
 */
const SEATS_AND_THEIR_GAMES = `FROM "Seat" AS s CROSS JOIN LATERAL (SELECT * FROM "Game" WHERE id = s."gameId" OFFSET 0) AS g`;

function ownGames(query: GamesQuery, viewer: string, values: Values): Branch {
  const along = { time: `s."startedAt"`, id: `s."gameId"` };
  return {
    ...along,
    from: SEATS_AND_THEIR_GAMES,
    where: [
      `s."userId" = ${values.add(viewer, "text")}`,
      `g.visibility = 'link'`,
      ...placed(query, along, values),
      ...filters(query, values),
    ],
  };
}

function gamesOf(query: GamesQuery, player: string, viewer: Viewer, values: Values): Branch {
  const along = { time: `s."startedAt"`, id: `s."gameId"` };
  const mine =
    viewer === null
      ? ""
      : ` OR EXISTS (SELECT 1 FROM "Seat" AS m WHERE m."gameId" = g.id AND m."userId" = ${values.add(viewer, "text")})`;
  return {
    ...along,
    from: SEATS_AND_THEIR_GAMES,
    where: [
      isPerson("s", player, values),
      // Two at one table may have one name; the table is still one.
      ...(isUserId(player)
        ? []
        : [
            `(SELECT count(*) FROM "Seat" AS t WHERE t."gameId" = g.id AND t."nameKey" = s."nameKey" AND t.seat < s.seat) = 0`,
          ]),
      `(g.visibility = 'public'${mine})`,
      ...placed(query, along, values),
      ...filters(query, values),
      ...ended(query),
    ],
  };
}

const isPerson = (seat: string, person: string, values: Values): string =>
  isUserId(person)
    ? `${seat}."userId" = ${values.add(person.toLowerCase(), "text")}`
    : `${seat}."nameKey" = lower(${values.add(person, "text")})`;

/** Begun, within the days that are asked for, and behind the cursor. */
function placed(query: GamesQuery, { time, id }: Pick<Branch, "time" | "id">, values: Values): readonly string[] {
  const { from, to, after, order } = query;
  return [
    `${time} IS NOT NULL`,
    ...(from === null ? [] : [`${time} >= ${values.add(`${from}T00:00:00Z`, "timestamptz")}`]),
    ...(to === null ? [] : [`${time} < ${values.add(`${to}T00:00:00Z`, "timestamptz")} + interval '24 hours'`]),
    ...(after === null
      ? []
      : [
          `(${time}, ${id}) ${order === "newest" ? "<" : ">"} (${values.add(new Date(after.startedAt), "timestamptz")}, ${values.add(after.gameId, "text")})`,
        ]),
  ];
}

const STATUS = { running: "playing", finished: "finished" } as const;

function filters(query: GamesQuery, values: Values): readonly string[] {
  const { status, side, edition, players, pace, rated, opponent } = query;
  return [
    // A game that was never begun has no begin; whatever else it may be, it is listed by this.
    status === null ? `g.status IN ('playing', 'finished')` : `g.status = '${STATUS[status]}'`,
    ...(side === null ? [] : [`g.side = ${values.add(side, "text")}`]),
    ...(edition === null ? [] : [`g.edition = ${values.add(edition, "int")}`]),
    ...(players === null ? [] : [`g.players = ${values.add(players, "int")}`]),
    ...(rated === null ? [] : [rated === "yes" ? "g.rated" : "NOT g.rated"]),
    ...(pace === null ? [] : [`g.pace = ${values.add(pace, '"Pace"')}`]),
    ...(opponent === null
      ? []
      : [`(SELECT count(*) FROM "Seat" AS o WHERE o."gameId" = g.id AND ${isPerson("o", opponent, values)}) > 0`]),
  ];
}

const WINNERS = `(SELECT count(*) FROM "Seat" AS w WHERE w."gameId" = s."gameId" AND w.place = 1)`;

function ended({ result }: GamesQuery): readonly string[] {
  switch (result) {
    case null:
      return [];
    case "won":
      return [`s.place = 1 AND ${WINNERS} = 1`];
    case "shared":
      return [`s.place = 1 AND ${WINNERS} > 1`];
    case "lost":
      return [`s.place > 1`];
  }
}
