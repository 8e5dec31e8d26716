import { liveryOf } from "@/components/games/opensky/livery/liveries";
import { Badge } from "@/components/games/opensky/livery/pictures";
import { Svg } from "@/components/games/opensky/livery/Svg";
import { cx } from "@/components/ui/cx";
import type { Service } from "../insight/markets";
import type { Words } from "../useWords";
import { ReachMark } from "./Stops";

interface Props {
  readonly service: Service;
  readonly mine: boolean;
  readonly words: Words;
  /** With the airline's name beside its badge. */
  readonly named?: boolean | undefined;
}

/** How one airline could fly a market: its badge, the mark of its fewest stops, and by which way. */
export function ServiceMark({ service, mine, words, named = false }: Props) {
  const { t, airline } = words;
  const { seat, stops, cards } = service;
  return (
    <span
      className={cx("flex items-center gap-1 text-sm whitespace-nowrap", !cards && "text-quiet")}
      data-service={seat}
      data-stops={stops ?? undefined}
      data-cards={cards}
    >
      <Badge seat={seat} size={18} />
      {named && <span className="mr-1">{mine ? t("you") : airline(seat)}</span>}
      <Svg width={15} height={15}>
        <ReachMark x={7.5} y={7.5} stops={stops} colour={liveryOf(seat).colour} size={13} />
      </Svg>
      <span className={cx(mine && "font-bold")}>{viaOf(service, words)}</span>
      {!cards && <span>({t("market.noCards")})</span>}
    </span>
  );
}

/** "nonstop", "via FRA or BCN", or with many ways their number. */
export function viaOf({ stops, vias }: Service, { t, either }: Words): string {
  if (stops === null || stops === 0) return t("stops", { stops: stops ?? -1 });
  const ways = vias.map((via) => via.join("–"));
  return ways.length > 2 ? t("market.ways", { stops, count: ways.length }) : t("market.via", { ways: either(ways) });
}
