"use client";

import { memo, useState } from "react";
import { LuggageTag, type TagSize } from "./LuggageTag";
import { SlipUnderTag } from "./SlipUnderTag";
import type { Frame } from "./useFrame";

const GAP = 11;
/** Heights of a tag with its gap, and what an opened one takes on top. */
const ROOM: Readonly<Record<TagSize, number>> = { tall: 154, full: 137, short: 108, line: 60 };
const OPENED = 122;

interface Props {
  readonly frame: Frame;
  /** The room there is for them, in px. */
  readonly height: number;
  /** With small passes, where width is short. */
  readonly small: boolean;
}

/** The airlines as stacked luggage tags in turn order. */
export const Tags = memo(function Tags({ frame, height, small }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  const seats = frame.table.seats;
  const others = open === null ? seats.length : seats.length - 1;
  const taken = open === null ? 0 : ROOM.full + OPENED;
  const size =
    (["tall", "full", "short"] as const).find((each) => taken + others * ROOM[each] <= height + GAP) ?? "line";
  return (
    <ol className="flex flex-col gap-[11px]" aria-label={frame.tell({ key: "tag.list" })}>
      {seats.map((_, seat) => (
        <li key={seat} className="relative w-[232px]">
          {size !== "line" && <SlipUnderTag frame={frame} seat={seat} small={small || size === "short"} />}
          <LuggageTag
            frame={frame}
            seat={seat}
            size={open === seat && size !== "tall" ? "full" : size}
            open={open === seat}
            onToggle={() => setOpen(open === seat ? null : seat)}
          />
        </li>
      ))}
    </ol>
  );
});
