import { range } from "@/lib/engine/core/lists";
import type { Network } from "./network";

/** Two hubs, as bits, and what the network is worth with them. */
export interface HubPair {
  readonly hubs: number;
  readonly worth: number;
}

/** Every two airports, best first by `worth` of the markets that they connect; of equals those with most flights. */
export function hubPairs(network: Network, worth: (oneStops: number) => number): HubPair[] {
  const { chart } = network;
  const flights = (airport: number): number =>
    network.routes.filter((route) => chart.from[route] === airport || chart.to[route] === airport).length;
  const pairs = range(chart.airports).flatMap((a) =>
    range(a).map((b) => {
      const hubs = (1 << a) | (1 << b);
      return { hubs, worth: worth(network.oneStops(hubs)), flights: flights(a) + flights(b) };
    }),
  );
  return pairs.sort((a, b) => b.worth - a.worth || b.flights - a.flights);
}
