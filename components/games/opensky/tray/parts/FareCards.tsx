import { useId } from "react";
import { cx } from "@/components/ui/cx";
import { BoardingPass } from "@/components/games/opensky/livery/BoardingPass";
import { FARES, type AirportCode, type Fare, type Seat } from "@/lib/engine/opensky/words";
import { Choice } from "./Choice";

interface Props {
  readonly seat: Seat;
  /** The cards that may be played, and how many of each. */
  readonly counts: ReadonlyMap<Fare, number>;
  readonly chosen: Fare | null;
  readonly ends: readonly [AirportCode, AirportCode];
  readonly legend: string;
  readonly label: (fare: Fare) => string;
  /** Words on the stub, in place of the bar code. */
  readonly foot?: ((fare: Fare) => string) | undefined;
  /** The places of cards that are not at hand are left as outlines, with a word where they went; null: no gaps. */
  readonly gaps: string | null;
  readonly compact: boolean;
  readonly onPick: (fare: Fare) => void;
}

/** The hand as boarding passes, one pile a value; the chosen one is pulled out of the wallet. */
export function FareCards({ seat, counts, chosen, ends, legend, label, foot, gaps, compact, onPick }: Props) {
  const name = useId();
  const fares = gaps !== null ? FARES : FARES.filter((fare) => counts.has(fare));
  return (
    <fieldset className={cx("min-w-0 shrink-0", compact && "self-stretch")}>
      <legend className="sr-only">{legend}</legend>
      <div
        className={cx("flex", compact ? (gaps !== null ? "justify-between pt-2" : "justify-center gap-3 pt-2") : "gap-1.5 pt-1")}
      >
        {fares.map((fare) => {
          const count = counts.get(fare) ?? 0;
          if (count === 0) return <Gap key={fare} fare={fare} word={gaps} compact={compact} />;
          const selected = fare === chosen;
          return (
            <Choice
              key={fare}
              kind="radio"
              name={name}
              checked={selected}
              testId={`fare-${fare}`}
              label={label(fare)}
              onChange={() => onPick(fare)}
              className={cx(
                "rounded-lg transition-transform duration-150",
                !selected && "hover:-translate-y-1",
                selected && (compact ? "-translate-y-2" : "-translate-y-5"),
              )}
            >
              <span className={cx(compact ? "hidden" : "block @max-[640px]:hidden")}>
                <Pile {...{ seat, fare, ends, count, selected }} foot={foot?.(fare)} {...LARGE} />
              </span>
              <span className={cx(compact ? "block" : "hidden @max-[640px]:block")}>
                <Pile {...{ seat, fare, ends, count, selected }} foot={foot?.(fare)} {...SMALL} />
              </span>
            </Choice>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Sizes of a pass: across the page, and on a phone or in a narrow wallet. */
const LARGE = { width: 88, height: 126 } as const;
const SMALL = { width: 66, height: 100 } as const;

interface PileProps {
  readonly seat: Seat;
  readonly fare: Fare;
  readonly ends: readonly [AirportCode, AirportCode];
  readonly count: number;
  readonly selected: boolean;
  readonly foot: string | undefined;
  readonly width: number;
  readonly height: number;
}

/** One pass, with a second one peeping out behind it where there are two. */
function Pile({ seat, fare, ends, count, selected, foot, width, height }: PileProps) {
  return (
    <span className="relative block leading-none">
      {count > 1 && (
        <span className="absolute -top-[5px] left-[5px]">
          <BoardingPass seat={seat} fare={fare} width={width} height={height} />
        </span>
      )}
      <span className="relative block">
        <BoardingPass
          seat={seat}
          fare={fare}
          from={ends[0]}
          to={ends[1]}
          count={count}
          selected={selected}
          foot={foot}
          width={width}
          height={height}
        />
      </span>
    </span>
  );
}

interface GapProps {
  readonly fare: Fare;
  readonly word: string | null;
  readonly compact: boolean;
}

/** Where a card would be that is not in the hand. */
function Gap({ fare, word, compact }: GapProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "m-0.5 grid place-content-center justify-items-center rounded-md border border-dashed border-line font-mono text-base text-quiet",
        compact ? "h-[100px] w-[66px]" : "h-[126px] w-[88px] @max-[640px]:h-[100px] @max-[640px]:w-[66px]",
      )}
    >
      {fare}
      <span className="font-sans text-xs">{word}</span>
    </span>
  );
}
