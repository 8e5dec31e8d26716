"use client";

import { useState } from "react";
import { LuggageTag, type TagSize } from "./LuggageTag";
import { SlipUnderTag } from "./SlipUnderTag";
import type { Frame } from "./useFrame";

/** Heights of a tag with its gap, and what an opened one takes on top. */
const ROOM: Readonly<Record<TagSize, number>> = { tall: 154, full: 138, short: 104, line: 60 };
const OPENED = 128;

/** The airlines as stacked luggage tags in turn order; `height` is the room there is for them, in px. */
export function Tags({ frame, height }: { readonly frame: Frame; readonly height: number }) {
  const [open, setOpen] = useState<number | null>(null);
  const seats = frame.table.seats;
  const others = open === null ? seats.length : seats.length - 1;
  const taken = open === null ? 0 : ROOM.full + OPENED;
  const size = (["tall", "full", "short"] as const).find((each) => taken + others * ROOM[each] <= height) ?? "line";
  return (
    <ol className="flex flex-col gap-[11px]" aria-label={frame.tell({ key: "tag.list" })}>
      {seats.map((_, seat) => (
        <li key={seat} className="relative w-[232px]">
          {size !== "line" && <SlipUnderTag frame={frame} seat={seat} />}
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
}
