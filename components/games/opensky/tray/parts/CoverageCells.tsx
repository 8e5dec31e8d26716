import { useRef, useState, type KeyboardEvent } from "react";
import { CALLSIGNS, type Seat } from "@/lib/engine/opensky/words";
import type { Coverage } from "../insight/coverage";
import type { Words } from "../useWords";
import { CellWords } from "./CellWords";

interface Props {
  readonly markets: Coverage["markets"];
  readonly all: readonly Coverage[];
  readonly me: Seat | null;
  readonly words: Words;
  /** Side of a cell in pixels, and where the first one stands. */
  readonly side: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly looked: number | null;
  readonly onLook: (place: number) => void;
  readonly change: (place: number) => "gained" | "lost" | "same";
}

/** Cells of the triangle, row by row; `column` comes before `row` among the callsigns. */
const CELLS = CALLSIGNS.flatMap((_, row) => CALLSIGNS.slice(0, row).map((__, column) => ({ row, column })));

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Over the cells, for pointer, finger and keyboard (one stop, then the arrows): each is put into words. */
export function CoverageCells({ markets, all, me, words, side, from, looked, onLook, change }: Props) {
  const { t } = words;
  const root = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const move = (event: KeyboardEvent, cell: (typeof CELLS)[number]): void => {
    const [down, right] = STEPS[event.key] ?? [];
    if (down === undefined || right === undefined) return;
    event.preventDefault();
    const next = CELLS.findIndex(({ row, column }) => row === cell.row + down && column === cell.column + right);
    root.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div ref={root} role="group" aria-label={t("coverage.title")}>
      {CELLS.map((cell, index) => {
        const [origin, destination] = [CALLSIGNS[cell.column], CALLSIGNS[cell.row]];
        const place = markets.findIndex((market) => market.origin === origin && market.destination === destination);
        const market = markets[place];
        return (
          <button
            key={index}
            type="button"
            tabIndex={index === stop ? 0 : -1}
            aria-pressed={looked === place && market !== undefined}
            aria-disabled={market === undefined}
            className="absolute rounded-sm"
            style={{ left: from.x + cell.column * side, top: from.y + (cell.row - 1) * side, width: side, height: side }}
            onPointerEnter={() => onLook(place)}
            onClick={() => onLook(place)}
            onFocus={() => {
              setStop(index);
              onLook(place);
            }}
            onKeyDown={(event) => move(event, cell)}
            data-testid={`cover-${index}`}
          >
            <span className="sr-only">
              {market === undefined ? (
                `${origin} ${destination}`
              ) : (
                <>
                  {t("coverage.market", {
                    origin: market.origin,
                    destination: market.destination,
                    stops: market.after ?? -1,
                    change: change(place),
                  })}{" "}
                  <CellWords all={all} place={place} me={me} words={words} />
                </>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}
