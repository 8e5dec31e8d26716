import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { MapWords } from "./hooks/useMapWords";
import type { Size } from "./layout/camera";
import type { Box, Point } from "./layout/geometry";
import type { Target } from "./layout/targets";
import type { Highlight } from "./types";

interface Props {
  /** Where the finger was, on the screen. */
  readonly at: Point;
  readonly targets: readonly Target[];
  readonly highlights: readonly Highlight[];
  readonly words: MapWords;
  readonly size: Size;
  readonly free: Box;
  readonly onChoose: (target: Target) => void;
  readonly onClose: () => void;
}

/** Pixels. */
const WIDTH = 248;
const ROW = 46;

/** Where a finger may have meant several choices: a slip of paper that asks which one. */
export function MapChooser({ at, targets, highlights, words, size, free, onChoose, onClose }: Props) {
  const t = useTranslations("opensky-map");
  const slip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && slip.current?.contains(event.target) !== true) onClose();
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [onClose]);

  const height = targets.length * ROW + 34;
  const left = Math.min(size.width - WIDTH - 8, Math.max(8, at.x - WIDTH / 2));
  const below = at.y + 22 + height <= free.y + free.h + 40;
  const top = below ? at.y + 22 : Math.max(free.y - 40, at.y - 22 - height);
  return (
    <div
      ref={slip}
      role="group"
      aria-label={t("which.title")}
      className="absolute z-30 rounded-lg border border-ink bg-panel p-1 text-ink shadow-[0_3px_0_var(--shade)]"
      style={{ left, top, width: WIDTH }}
      onPointerDown={(event) => event.stopPropagation()}
      onPointerUp={(event) => event.stopPropagation()}
      data-testid="map-chooser"
    >
      <p className="px-2.5 pt-1 pb-0.5 text-sm text-quiet">{t("which.title")}</p>
      {targets.map((target) => (
        <button
          key={keyOf(target)}
          type="button"
          className="flex min-h-11 w-full items-center rounded-md px-2.5 text-left leading-[18px] hover:bg-wallet"
          onClick={() => onChoose(target)}
          data-testid={`choose-${keyOf(target)}`}
        >
          {nameOf(target, words, highlights)}
        </button>
      ))}
    </div>
  );
}

function keyOf(target: Target): string {
  switch (target.kind) {
    case "airport":
      return `airport-${target.code}`;
    case "route":
    case "ghost":
      return `route-${target.id}`;
    case "band":
      return `band-${target.index}`;
  }
}

function nameOf(target: Target, words: MapWords, highlights: readonly Highlight[]): string {
  switch (target.kind) {
    case "airport":
      return `${words.city(target.code)} (${target.code})`;
    case "route":
    case "ghost":
      return words.ends(target.id);
    case "band": {
      const highlight = highlights[target.index];
      return highlight === undefined ? "" : words.itinerary(highlight);
    }
  }
}
