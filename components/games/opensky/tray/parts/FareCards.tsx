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
  /** The places of cards that are not at hand are left as outlines. */
  readonly gaps: boolean;
  readonly compact: boolean;
  readonly onPick: (fare: Fare) => void;
}

/** The hand as boarding passes, one pile a value; the chosen one is pulled out of the wallet. */
export function FareCards({ seat, counts, chosen, ends, legend, label, foot, gaps, compact, onPick }: Props) {
  const name = useId();
  const width = compact ? 66 : 88;
  const height = compact ? 100 : 126;
  const fares = gaps ? FARES : FARES.filter((fare) => counts.has(fare));
  return (
    <fieldset className={cx("min-w-0 shrink-0", compact && "self-stretch")}>
      <legend className="sr-only">{legend}</legend>
      <div className={cx("flex", compact ? (gaps ? "justify-between pt-2" : "justify-center gap-3 pt-2") : "gap-1.5 pt-1")}>
        {fares.map((fare, index) => {
          const count = counts.get(fare) ?? 0;
          // In a narrow wallet the passes overlap like a fan.
          const fan = !compact && index > 0 && "@max-[640px]:-ml-8 @max-[500px]:-ml-12";
          if (count === 0) return <Gap key={fare} width={width} height={height} fare={fare} className={fan} />;
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
                "rounded-lg transition-transform duration-150 hover:-translate-y-1",
                fan,
                selected && (compact ? "-translate-y-2 hover:-translate-y-2" : "-translate-y-5 hover:-translate-y-5"),
              )}
            >
              {count > 1 && (
                <span className="absolute -top-[5px] left-[5px]">
                  <BoardingPass seat={seat} fare={fare} width={width} height={height} />
                </span>
              )}
              <span className="relative block leading-none">
                <BoardingPass
                  seat={seat}
                  fare={fare}
                  from={ends[0]}
                  to={ends[1]}
                  count={count}
                  selected={selected}
                  foot={foot?.(fare)}
                  width={width}
                  height={height}
                />
              </span>
            </Choice>
          );
        })}
      </div>
    </fieldset>
  );
}

interface GapProps {
  readonly width: number;
  readonly height: number;
  readonly fare: Fare;
  readonly className: string | false;
}

/** Where a card would be that is not in the hand. */
function Gap({ width, height, fare, className }: GapProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "m-0.5 grid place-items-center rounded-md border border-dashed border-line font-mono text-base text-quiet",
        className,
      )}
      style={{ width, height }}
    >
      {fare}
    </span>
  );
}
