"use client";

import { useEffect, useState } from "react";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { ANCILLARY_POINTS } from "@/lib/engine/opensky/words";
import { Badge } from "../livery/pictures";
import { monthName } from "./months";
import type { Frame } from "./useFrame";
import { logLine } from "./words/log-line";

interface Props {
  readonly frame: Frame;
  /** In the bar, where it covers nothing, or over the map, where it goes away by itself. */
  readonly place: "bar" | "map";
  /** At most so wide, in px. */
  readonly width?: number;
}

const SHOWN_MS = 12_000;

/** How the last market ended, until the next one is chosen or it is put away. Takes no input from the map. */
export function MonthBanner({ frame, place, width }: Props) {
  const { table, tell, log, cast, city } = frame;
  const [closed, setClosed] = useState(-1);
  const index = table.months.findLastIndex((month) => month.end !== null);
  const month = table.months[index];
  const over = table.phase === "leasePlanes" || table.phase === "chooseMarket";
  const shown = over && month !== undefined && month.end !== null && closed !== index;
  useEffect(() => {
    if (!shown || place === "bar") return;
    const timer = setTimeout(() => setClosed(index), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, place, index]);
  if (!shown) return null;

  const settled = logLine(
    { type: "marketSettled", end: month.end, winners: month.winners, ancillaries: month.ancillaries },
    { cast, city, players: table.rules.players, callsigns: {}, inPlay: [] },
  );
  const asked = month.leaders[0];
  const price = (month.inPlay.find((bid) => bid.seat === asked)?.fare ?? 0) + ANCILLARY_POINTS * month.ancillaries.length;
  const die =
    month.priceDie === null
      ? null
      : log({ key: month.priceDie >= price ? "priceAccepted" : "priceRefused", values: { face: month.priceDie, price } });
  return (
    <aside
      className={cx(
        "pointer-events-none flex animate-rise items-center gap-2.5 text-sm leading-[17px]",
        place === "map" && "mx-auto w-max max-w-full rounded-lg border border-line bg-panel py-1 pr-1 pl-3 shadow-tag",
      )}
      style={{ maxWidth: width }}
      aria-label={tell({ key: "result.title", values: { month: monthName(index) } })}
      data-testid="month-result"
    >
      <b className="shrink-0">{tell(monthName(index))}</b>
      {month.winners.map((bid) => (
        <Badge key={bid.seat} seat={bid.seat} size={20} />
      ))}
      <p className="min-w-0">
        {die !== null && <span className="text-quiet">{die} </span>}
        {settled !== null && log(settled.say)}
      </p>
      <button
        type="button"
        aria-label={tell({ key: "result.close" })}
        onClick={() => setClosed(index)}
        className="pointer-events-auto grid size-8 shrink-0 place-items-center rounded-md text-quiet hover:text-ink"
      >
        <Icon name="cross" size={16} />
      </button>
    </aside>
  );
}
