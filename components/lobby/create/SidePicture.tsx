"use client";

import { useTranslations } from "next-intl";
import { BoardMap } from "@/components/games/opensky/map/BoardMap";
import type { MapInset } from "@/components/games/opensky/map/types";
import { opensky } from "@/lib/engine/opensky";
import type { Side } from "@/lib/engine/opensky/words";

const VIEW = { kind: "view" } as const;
const INSET: MapInset = { top: 14, right: 14, bottom: 14, left: 14 };
const empty = (side: Side) =>
  opensky.initialView({ edition: 2, side, board: `${side}-1`, players: 2, callsigns: "chosen" }, "spectator");
const TABLES: Readonly<Record<Side, ReturnType<typeof empty>>> = {
  europe: empty("europe"),
  "north-america": empty("north-america"),
};

interface SidePictureProps {
  readonly side: Side;
  readonly inset?: MapInset;
  readonly className?: string;
}

/** A side's map before the game. */
export const SidePicture = ({ side, inset = INSET, className = "" }: SidePictureProps) => {
  const t = useTranslations();
  return (
    <div
      role="img"
      aria-label={t("create.picture", { side: t(`site.side.${side}`) })}
      className={`overflow-hidden bg-sea ${className}`}
    >
      <BoardMap picture table={TABLES[side]} me={null} inset={inset} mode={VIEW} />
    </div>
  );
};
