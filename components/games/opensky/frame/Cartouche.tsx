import { SEASON_2_MONTH } from "@/lib/engine/opensky/words";
import type { Frame } from "./useFrame";

/** The map's title, as on a printed chart. */
export function Cartouche({ frame }: { readonly frame: Frame }) {
  const { table, tell } = frame;
  return (
    <div className="w-[222px] text-seaname" aria-hidden="true">
      <div className="h-1 border-t-[1.5px] border-b border-seaname" />
      <div className="mt-2 text-lg leading-6 font-bold tracking-[.22em] uppercase">
        {tell({ key: `side.${table.rules.side}` })}
      </div>
      <div className="mt-px text-sm italic">
        {tell({ key: table.month < SEASON_2_MONTH ? "cartouche.summer" : "cartouche.winter" })}
      </div>
      <div className="mt-2 h-1 border-t border-b-[1.5px] border-seaname" />
    </div>
  );
}
