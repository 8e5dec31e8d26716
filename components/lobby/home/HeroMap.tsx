"use client";

import { useTranslations } from "next-intl";
import { BoardMap } from "@/components/games/opensky/map/BoardMap";
import { useWide } from "@/components/lobby/useWide";
import { showcase, showcaseBids } from "./showcase";

const VIEW = { kind: "view" } as const;
const MARKET = ["CDG", "FRA", "FCO"] as const;
const INSETS = {
  wide: { top: 84, right: 48, bottom: 236, left: 600 },
  narrow: { top: 100, right: 20, bottom: 28, left: 20 },
} as const;
const highlights = showcaseBids.slice(0, 1).map(({ seat, itinerary }) => ({ seat, path: itinerary, selected: true }));
const flags = showcaseBids.map((bid) => ({ ...bid, leads: bid.seat === 0 }));

/** A moment of a game, as the first page's picture. */
export const HeroMap = () => {
  const t = useTranslations("home");
  const wide = useWide();
  return (
    <div role="img" aria-label={t("picture")} className="size-full">
      <BoardMap
        picture
        table={showcase}
        me={null}
        inset={wide ? INSETS.wide : INSETS.narrow}
        mode={VIEW}
        focus={wide ? undefined : MARKET}
        highlights={highlights}
        flags={flags}
      />
    </div>
  );
};
