import type { Chance } from "../chance";
import type { Coverage } from "./coverage";
import { size, type Network } from "./network";

/** What a draft turn looks for. */
export interface Aim {
  readonly coverage: Coverage;
  /** Airports with their cube, as bits. */
  readonly cubes: number;
  /** Months that the network will fly. */
  readonly months: number;
  /** Airports where connections are made, as bits; null in Europe before the hubs are placed. */
  readonly hubs: number | null;
  /** Planes still to come after this turn. */
  readonly later: number;
}

const CUBE = 50;
/** Planes are lost with every market won: a network earns for about this part of its season. */
const LASTING = 0.6;
/** What a second plane on a route is worth: it flies when the first is gone. */
const SPARE = 12;

/** What a network is worth for the rest of its season, in points ahead of the others. */
export function promise(network: Network, { coverage, months, hubs }: Aim): number {
  const connecting = network.oneStops(hubs ?? network.likelyHubs());
  const spare = SPARE * (network.routes.length - new Set(network.routes).size);
  return LASTING * months * coverage.worth(network.nonstops, connecting) + CUBE * size(network.cubes) + spare;
}

export interface Draft {
  readonly network: Network;
  readonly worth: number;
}

const LOOKAHEAD = 0.5;

/** How much one further plane would add. */
function further(network: Network, aim: Aim, worth: number): number {
  let most = worth;
  for (let route = 0; route < network.chart.routes; route += 1) {
    if (network.allows(route)) most = Math.max(most, promise(network.with(route, 0), aim));
  }
  return most - worth;
}

const signature = (network: Network): string => [...network.routes].sort((a, b) => a - b).join();

/**
 * The best ways found to place `count` planes more, best first: a beam of `width` networks grows plane by plane. Before
 * the last planes of a draft a network also counts for what one further plane would add. `spread` points of chance keep
 * equals from always looking the same.
 */
export function drafts(
  start: Network,
  count: number,
  aim: Aim,
  width: number,
  chance: Chance,
  spread: number,
): Draft[] {
  let beam: Draft[] = [{ network: start, worth: 0 }];
  for (let placed = 0; placed < count; placed += 1) {
    const grown = new Map<string, Draft>();
    for (const { network } of beam) {
      for (let route = 0; route < network.chart.routes; route += 1) {
        if (!network.allows(route)) continue;
        const next = network.with(route, aim.cubes);
        const key = signature(next);
        if (!grown.has(key)) grown.set(key, { network: next, worth: promise(next, aim) + spread * chance() });
      }
    }
    const kept = [...grown.values()].sort((a, b) => b.worth - a.worth).slice(0, 3 * width);
    const unfinished = placed < count - 1 || aim.later > 0;
    beam = (unfinished ? kept.map((draft) => looked(draft, aim)) : kept).sort((a, b) => b.worth - a.worth);
    beam = beam.slice(0, width);
  }
  return beam;
}

const looked = ({ network, worth }: Draft, aim: Aim): Draft => ({
  network,
  worth: worth + LOOKAHEAD * further(network, aim, worth),
});
