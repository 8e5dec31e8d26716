"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/Button";
import { Flaps } from "@/components/ui/Flaps";
import { score } from "@/lib/engine/opensky/score";
import { PLANES, SEASON_2_MONTH } from "@/lib/engine/opensky/words";
import { Badge, PlaneRow } from "../livery/pictures";
import type { Frame } from "./useFrame";

const SHOWN_MS = 9000;

/**
 * The turn of the season, shown once when it happens before the reader's eyes. It goes away by itself, by Escape or by
 * its button, and never stands in the way of the map or the tray.
 */
export function SeasonTurn({ frame }: { readonly frame: Frame }) {
  const { table } = frame;
  const winter = table.phase === "placePlanes" && table.month === SEASON_2_MONTH && table.pass === 0;
  const [was, setWas] = useState(winter);
  const [shown, setShown] = useState(false);
  if (was !== winter) {
    setWas(winter);
    setShown(winter);
  }
  useEffect(() => {
    if (!shown) return;
    const hide = (): void => setShown(false);
    const timer = setTimeout(hide, SHOWN_MS);
    const escape = (event: KeyboardEvent): void => {
      if (event.key === "Escape") hide();
    };
    document.addEventListener("keydown", escape);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("keydown", escape);
    };
  }, [shown]);
  return shown ? <SeasonCard frame={frame} onClose={() => setShown(false)} /> : null;
}

function SeasonCard({ frame, onClose }: { readonly frame: Frame; readonly onClose: () => void }) {
  const { table, tell, airline } = frame;
  const planes = PLANES[table.rules.players];
  const order = table.seats
    .map((own, seat) => ({ seat, points: score(own).total }))
    .toSorted((a, b) => b.points - a.points);
  return (
    <aside
      role="status"
      className="pointer-events-none absolute inset-x-0 top-1/2 z-30 mx-auto w-[min(26rem,calc(100%-2rem))] -translate-y-1/2 animate-rise overflow-hidden rounded-xl border border-line bg-panel shadow-tag"
      data-testid="season-turn"
    >
      <div className="bg-board px-5 py-3">
        <Flaps text={tell({ key: "season.title" })} size="m" />
      </div>
      <div className="px-5 py-4">
        <p>
          {tell({ key: "season.text", values: { planes } })} {tell({ key: `season.${table.rules.side}` })}{" "}
          {tell({ key: "season.stay" })}
        </p>
        <h3 className="mt-3 text-sm text-quiet">{tell({ key: "season.standing" })}</h3>
        <ol className="mt-1 flex flex-col gap-1">
          {order.map(({ seat, points }) => (
            <li key={seat} className="flex items-center gap-2.5">
              <Badge seat={seat} size={20} />
              <span className="flex-1">{airline(seat)}</span>
              <PlaneRow seat={seat} planes={planes} of={planes} size={15} />
              <span className="w-14 text-right font-mono font-bold">{points}</span>
            </li>
          ))}
        </ol>
        <div className="pointer-events-auto mt-4">
          <Button kind="primary" wide onClick={onClose}>
            {tell({ key: "season.close" })}
          </Button>
        </div>
      </div>
    </aside>
  );
}
