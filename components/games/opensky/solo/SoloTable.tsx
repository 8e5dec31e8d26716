"use client";

import { useEffect, useState } from "react";
import { GameTable } from "../GameTable";
import { later } from "../later";
import { loadSide } from "../map/data/load-side";
import { Curtain } from "./Curtain";
import type { SoloGame } from "./game";
import { SoloEnd } from "./SoloEnd";
import { useSolo } from "./useSolo";

interface SoloTableProps {
  readonly begun: SoloGame;
  readonly onAgain: (game: SoloGame) => void;
  readonly onLeave: () => void;
}

/** The real table, played on this device; a curtain hides it while it is handed on for a secret choice. */
export function SoloTable({ begun, onAgain, onLeave }: SoloTableProps) {
  const { game, place, session, lift } = useSolo(begun);
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    Promise.all([loadSide(begun.rules.side), ...Object.values(later).map((load) => load())])
      .then(() => setWhole(true))
      // What fails here is asked for again where it is shown.
      .catch(() => undefined);
  }, [begun.rules.side]);
  if (place.curtain === "down") {
    return <Curtain seat={place.seat} name={session.table.players[place.seat]?.name ?? ""} onLift={lift} />;
  }
  return (
    <div className="contents" data-testid="solo" data-whole={whole}>
      <GameTable
        key={place.seat}
        session={session}
        after={<SoloEnd game={game} onAgain={onAgain} onLeave={onLeave} />}
      />
    </div>
  );
}
