import { EVER, type Ladder, monthsOf, POOLS, SIDES } from "@/lib/ratings/ladder";

/** The first board. */
const FIRST: Ladder = { pool: "two", side: "all", season: EVER };
const LAST_PAGE = 10_000;

export interface BoardAddress {
  readonly ladder: Ladder;
  /** From 1. */
  readonly page: number;
}

type Asked = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads a board's address; what cannot be understood is as in the first board's. */
export function readAddress(asked: Asked): BoardAddress {
  const page = Number(asked["page"]);
  const season = asked["period"];
  return {
    ladder: {
      pool: POOLS.find((pool) => pool === asked["pool"]) ?? FIRST.pool,
      side: SIDES.find((side) => side === asked["side"]) ?? FIRST.side,
      season: typeof season === "string" && monthsOf(season) !== null ? season : FIRST.season,
    },
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** A board's address, without what is as in the first board's. */
export function addressOf({ pool, side, season }: Ladder, page = 1): string {
  const parts = [
    ...(pool === FIRST.pool ? [] : [`pool=${pool}`]),
    ...(side === FIRST.side ? [] : [`side=${side}`]),
    ...(season === FIRST.season ? [] : [`period=${season}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
  ];
  return `/leaderboards${parts.length === 0 ? "" : `?${parts.join("&")}`}`;
}
