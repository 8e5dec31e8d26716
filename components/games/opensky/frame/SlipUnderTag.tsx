import { cx } from "@/components/ui/cx";
import type { Seat } from "@/lib/engine/opensky/words";
import { BoardingPass, BoardingPassBack } from "../livery/BoardingPass";
import { slipOf, type Slip } from "./slips";
import type { Frame } from "./useFrame";

interface Format {
  readonly width: number;
  readonly height: number;
}

const USUAL: Format = { width: 106, height: 108 };
const SMALL: Format = { width: 104, height: 88 };

interface Props {
  readonly frame: Frame;
  readonly seat: Seat;
  readonly small: boolean;
}

/**
 * The pass half under a tag: slides out when the seat has answered, turns over at the reveal, is stamped when it
 * leads.
 */
export function SlipUnderTag({ frame, seat, small }: Props) {
  const slip = slipOf(frame.table, seat);
  const format = small ? SMALL : USUAL;
  if (slip === null) return null;
  const stamp = slip.kind === "fare" ? slip.stamp : null;
  const quiet = slip.kind === "refusal" || (slip.kind === "fare" && stamp === null);
  return (
    <div
      className={cx(
        "pointer-events-none absolute top-1 transition-transform duration-300 starting:-translate-x-24",
        small ? "left-[232px]" : "left-[222px]",
      )}
      style={{ perspective: 600 }}
      role="img"
      aria-label={spoken(frame, seat, slip)}
      data-testid={`slip-${seat}`}
      data-kind={slip.kind}
    >
      <div
        className={cx(
          "relative transition-transform duration-500 transform-3d",
          slip.kind === "down" && "rotate-y-180",
        )}
        style={{ width: format.width + 4, height: format.height + 4 }}
      >
        <div className="absolute inset-0 backface-hidden">
          <div className={cx(quiet && "brightness-90 saturate-75")}>
            <Face frame={frame} seat={seat} slip={slip} format={format} />
          </div>
        </div>
        <div className="absolute inset-0 rotate-y-180 backface-hidden">
          <BoardingPassBack seat={seat} {...format} />
        </div>
      </div>
      {stamp !== null && (
        <span
          className={cx(
            "absolute -rotate-10 rounded-[5px] border-[2.5px] border-stamp bg-pass font-mono font-bold tracking-wide text-stamp uppercase",
            small
              ? "top-[46px] left-[82px] px-1 text-sm leading-[17px]"
              : "top-[62px] left-[62px] px-[7px] text-base leading-[21px]",
          )}
          aria-hidden="true"
        >
          {frame.tell({ key: `pass.${stamp}` })}
        </span>
      )}
    </div>
  );
}

interface FaceProps extends Omit<Props, "small"> {
  readonly slip: Slip;
  readonly format: Format;
}

function Face({ frame, seat, slip, format }: FaceProps) {
  switch (slip.kind) {
    // Nothing of the card is known while it lies face down.
    case "down":
      return null;
    case "refusal":
      return (
        <div
          className="grid place-items-center rounded-lg border border-passedge bg-pass pl-4 text-sm text-passink"
          style={format}
        >
          {frame.tell({ key: "pass.noOffer" })}
        </div>
      );
    case "fare":
      return (
        <>
          <BoardingPass
            seat={seat}
            fare={slip.fare}
            from={slip.route[0]}
            to={slip.route[1]}
            {...format}
            foot={frame.tell(slip.way)}
          />
          {slip.before !== null && (
            <span className="absolute top-[25px] right-2 font-mono text-xs text-passink line-through">
              {slip.before}
            </span>
          )}
        </>
      );
  }
}

function spoken({ tell, airline }: Frame, seat: Seat, slip: Slip): string {
  const values = { airline: airline(seat) };
  switch (slip.kind) {
    case "down":
      return tell({ key: "pass.down", values });
    case "refusal":
      return tell({ key: "pass.none", values });
    case "fare":
      return tell({ key: "pass.up", values: { ...values, fare: slip.fare, way: slip.way } });
  }
}
