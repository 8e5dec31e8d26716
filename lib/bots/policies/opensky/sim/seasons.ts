import { range } from "@/lib/engine/core/lists";
import { batch } from "@/lib/engine/opensky/phases/draft";
import type { View } from "@/lib/engine/opensky/table";
import { PLANES, REGIONAL_TOKENS, SEASON_2_MONTH, type Rules, type Seat } from "@/lib/engine/opensky/words";
import type { Chance } from "../chance";
import { Coverage } from "./coverage";
import { drafts, type Aim } from "./draft";
import { hubPairs } from "./hubPairs";
import { stream } from "./luck";
import { Network, marksOf } from "./network";
import { monthsLeft } from "./planning";
import type { Networks } from "./playout";
import { positionOf, type Position } from "./position";

/** A draft turn: whose, and how many planes. */
export interface DraftTurn {
  readonly seat: Seat;
  readonly planes: number;
}

/** All draft turns of a season in order (section 5): a snake of equal batches. */
export function draftTurns(rules: Rules): DraftTurn[] {
  const turns: DraftTurn[] = [];
  const left = range(rules.players).map(() => PLANES[rules.players]);
  for (let pass = 0; left.some((planes) => planes > 0); pass += 1) {
    for (const place of range(rules.players)) {
      const seat = pass % 2 === 0 ? place : rules.players - 1 - place;
      const planes = Math.min(batch(rules), left[seat] ?? 0);
      left[seat] = (left[seat] ?? 0) - planes;
      turns.push({ seat, planes });
    }
  }
  return turns;
}

/** How thorough an imagined draft turn is. */
const WIDTH = 2;
const SPREAD = 25;

/** Puts a network's planes from place `from` on into a position. */
export function place(position: Position, seat: Seat, network: Network, from: number): void {
  for (const route of network.routes.slice(from)) position.addPlane(seat, route, 1);
}

/**
 * Plays the rest of a draft in a position, in place, as sound planners would: `turns` one after the other, then hubs.
 * `networks` are the seats' networks so far, `cubes` the airports (bits) whose subsidy is still there.
 */
export function finishDraft(
  position: Position,
  networks: readonly Network[],
  turns: readonly DraftTurn[],
  cubes: number,
  month: number,
  europe: boolean,
  chance: Chance,
): void {
  const now = [...networks];
  let free = cubes;
  const likely = (seat: Seat): void => {
    if (europe) position.hubs[seat] = now[seat]?.likelyHubs() ?? 0;
  };
  for (const seat of now.keys()) likely(seat);
  for (const [index, { seat, planes }] of turns.entries()) {
    const before = now[seat];
    if (before === undefined) continue;
    const later = turns.slice(index + 1).reduce((sum, turn) => sum + (turn.seat === seat ? turn.planes : 0), 0);
    const aim: Aim = {
      coverage: new Coverage(position, seat),
      cubes: free,
      months: monthsLeft(month),
      hubs: europe ? null : -1,
      later,
    };
    const [found] = drafts(before, planes, aim, WIDTH, chance, SPREAD);
    if (found === undefined) continue;
    place(position, seat, found.network, before.routes.length);
    const taken = found.network.cubes & free;
    free &= ~taken;
    for (let rest = taken; rest !== 0; rest &= rest - 1) position.addPoints(seat, 50);
    now[seat] = found.network;
    likely(seat);
  }
  if (europe) for (const [seat, network] of now.entries()) placeHubs(position, seat, network);
}

function placeHubs(position: Position, seat: Seat, network: Network): void {
  const coverage = new Coverage(position, seat);
  const [pair] = hubPairs(network, (oneStops) => coverage.worth(network.nonstops, oneStops));
  position.hubs[seat] = pair?.hubs ?? 0;
}

const DIFFERENT = 3;
const KEPT = 32;
const SEASONS = new Map<string, readonly Networks[]>();

/**
 * Networks with which a game's season 2 may be flown, imagined once for its callsigns and kept: what comes of it hangs
 * on the callsigns alone, so that remembering changes nothing.
 */
export function secondSeasons(view: View): readonly Networks[] {
  const { rules, callsigns } = view;
  const key = [rules.board, rules.players, rules.edition, ...callsigns].join();
  const known = SEASONS.get(key);
  if (known !== undefined) return known;
  const position = positionOf(view);
  const europe = rules.side === "europe";
  const permits = europe ? 0 : REGIONAL_TOKENS;
  const marks = marksOf(position.chart, position.ends);
  const chance = stream(() => 0.5);
  const imagined = range(DIFFERENT).map((): Networks => {
    position.planes.fill(0);
    const networks = view.seats.map(() => Network.empty(position.chart, marks, [], permits));
    finishDraft(position, networks, draftTurns(rules), 0, SEASON_2_MONTH, europe, chance);
    return { planes: position.planes.slice(), hubs: position.hubs.slice() };
  });
  if (SEASONS.size >= KEPT) SEASONS.clear();
  SEASONS.set(key, imagined);
  return imagined;
}
