import type { Seat } from "@/lib/engine/opensky/words";
import type { Coverage } from "../insight/coverage";
import type { Words } from "../useWords";

interface Props {
  readonly all: readonly Coverage[];
  /** Index of the market. */
  readonly place: number;
  readonly me: Seat | null;
  readonly words: Words;
}

/** Who serves a market between two callsigns, and how. */
export function CellWords({ all, place, me, words }: Props) {
  const { t, insight, airline, list } = words;
  const market = all[0]?.markets[place];
  if (market === undefined) return null;
  const services = all.flatMap(({ seat, markets }) => {
    const stops = markets[place]?.after ?? null;
    if (stops === null) return [];
    const way = t("stops", { stops });
    return [t("market.service", { who: seat === me ? "you" : "other", airline: airline(seat), way })];
  });
  return insight("coverage.cell", {
    origin: market.origin,
    destination: market.destination,
    services: services.length === 0 ? t("market.nobody") : list(services),
  });
}
