"use client";

import { useRef } from "react";
import { useSide } from "./hooks/useSide";
import { useSize } from "./hooks/useSize";
import { MapView } from "./MapView";
import type { BoardMapProps } from "./types";

/** The board as a map. Fills its container; see `BoardMapProps`. */
export function BoardMap(props: BoardMapProps) {
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const side = useSide(props.table.rules.side);
  return (
    <div
      ref={root}
      className={`relative size-full overflow-clip bg-sea select-none ${props.picture === true ? "" : "touch-none"}`}
      data-testid="board-map"
    >
      {side !== null && size !== null && size.width > 0 && (
        <MapView {...props} {...{ root, size, side }} key={props.table.rules.side} />
      )}
    </div>
  );
}
