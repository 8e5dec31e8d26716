"use client";

import { useEffect, useState } from "react";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { Badge } from "../livery/pictures";
import { monthName } from "./months";
import type { Frame } from "./useFrame";
import { monthWords } from "./words/result";

interface Props {
  readonly frame: Frame;
  /** Over the map only where that is wide; on a phone at the head of the wallet, so that it covers no choice. */
  readonly place: "bar" | "map" | "wallet";
  /** At most so wide, in px. */
  readonly width?: number;
}

const SHOWN_MS = 12_000;

/** How the last market ended, until the next one is chosen or it is put away. Takes no input from the map. */
export function MonthBanner({ frame, place, width }: Props) {
  const { table, tell, cast } = frame;
  const [closed, setClosed] = useState(-1);
  const index = table.months.findLastIndex((month) => month.end !== null);
  const month = table.months[index];
  const over = table.phase === "leasePlanes" || table.phase === "chooseMarket";
  const shown = over && month !== undefined && month.end !== null && closed !== index;
  useEffect(() => {
    if (!shown || place !== "map") return;
    const timer = setTimeout(() => setClosed(index), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, place, index]);
  if (!shown) return null;

  const words = monthWords(month, cast);
  return (
    <aside
      role="group"
      className={cx(
        "pointer-events-none flex animate-rise items-center gap-2.5 text-sm leading-[17px]",
        place === "wallet" && "border-b border-line py-0.5 pr-1 pl-4",
        place === "map" && "mx-auto w-max max-w-full rounded-lg border border-line bg-panel py-1 pr-1 pl-3 shadow-tag",
      )}
      style={{ maxWidth: width }}
      aria-label={tell({ key: "result.title", values: { month: monthName(index) } })}
      data-testid="month-result"
    >
      <span className="shrink-0 text-quiet">{tell(monthName(index, "short"))}</span>
      {month.winners.map((bid) => (
        <Badge key={bid.seat} seat={bid.seat} size={20} />
      ))}
      {words !== null && (
        <div className={cx("min-w-0 leading-4", place === "wallet" && "flex-1 text-xs")}>
          <p className="font-bold">{tell(words.first)}</p>
          <p className="text-quiet">{tell(words.second)}</p>
        </div>
      )}
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
