import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { score } from "@/lib/engine/opensky/score";
import type { Seat } from "@/lib/engine/opensky/words";
import { liveryOf } from "../livery/liveries";
import { BotMark } from "../livery/BotMark";
import { Badge, Emblem } from "../livery/pictures";
import { ClockPlate } from "./clock/ClockPlate";
import { SeatMark } from "./SeatWord";
import { slipOf } from "./slips";
import type { Frame } from "./useFrame";
import { seatLifeState } from "./words/seat-life";

/** The airlines as a strip of emblems with scores; a press opens their tags. */
export function Chips({ frame, onOpen }: { readonly frame: Frame; readonly onOpen: () => void }) {
  const { table, session, airline, player, tell } = frame;
  const crowded = table.seats.length > 3;
  return (
    <ol className={cx("flex gap-[7px]", session.clocks !== null && "pt-1")} aria-label={tell({ key: "tag.list" })}>
      {table.seats.map((own, seat) => (
        <li key={seat} className="relative min-w-0 flex-1">
          <ChipSlip frame={frame} seat={seat} />
          <button
            type="button"
            onClick={onOpen}
            className={cx(
              "relative flex h-11 w-full items-center rounded-lg bg-panel",
              crowded ? "gap-1 px-1.5" : "gap-1.5 px-[7px]",
              table.asked.includes(seat) ? "border-2 border-accent" : "border border-line",
            )}
            data-testid={`chip-${seat}`}
          >
            <Badge seat={seat} size={crowded ? 20 : 24} label={`${airline(seat)}, ${player(seat)}`} />
            <span
              className={cx("font-mono font-bold", crowded ? "text-base" : "text-[17px]")}
              data-testid={`score-${seat}`}
            >
              {score(own).total}
            </span>
            <span className="ml-auto">
              <SeatMark frame={frame} seat={seat} size={crowded ? 14 : 17} />
            </span>
          </button>
          <ChipBot frame={frame} seat={seat} />
          <span className="pointer-events-none absolute -top-[9px] right-1">
            <ChipPlate frame={frame} seat={seat} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Over the edge of the chip of an airline that no person plays: in a row of four there is no room within. */
function ChipBot({ frame, seat }: { readonly frame: Frame; readonly seat: Seat }) {
  const bot = frame.session.life.seats[seat]?.bot ?? null;
  if (bot === null) return null;
  return (
    <span className="pointer-events-none absolute -top-[7px] left-1 flex h-[15px] items-center rounded-sm border border-line bg-panel px-0.5">
      <BotMark level={bot} size={12} />
    </span>
  );
}

/** Over a chip's edge: that its player is gone, else the clock. */
function ChipPlate({ frame, seat }: { readonly frame: Frame; readonly seat: Seat }) {
  const gone = seatLifeState(frame.session.life.seats[seat], frame.table.phase === "finished");
  if (gone === null) return <ClockPlate frame={frame} seat={seat} />;
  return (
    <span
      className={cx(
        "flex h-[17px] items-center gap-[3px] rounded-sm border bg-panel px-1 text-xs leading-none",
        gone.tone === "warn" ? "border-warn text-warn" : "border-line text-quiet",
      )}
      data-testid={`gone-${seat}`}
    >
      {gone.mark !== null && <Icon name={gone.mark} size={11} stroke={2.2} />}
      {frame.tell(gone.word)}
    </span>
  );
}

/** The fare of a seat as a slip under its chip. */
function ChipSlip({ frame, seat }: { readonly frame: Frame; readonly seat: Seat }) {
  const slip = slipOf(frame.table, seat);
  if (slip === null) return null;
  const leads = slip.kind === "fare" && slip.stamp !== null;
  return (
    <span
      className={cx(
        "absolute inset-x-1.5 top-[38px] flex h-8 items-end justify-center rounded-b-md border px-1 pb-[3px] transition-transform duration-300 starting:-translate-y-6",
        slip.kind === "down"
          ? "border-transparent"
          : leads
            ? "border-2 border-stamp bg-pass"
            : "border-passedge bg-pass",
      )}
      style={slip.kind === "down" ? { background: liveryOf(seat).colour } : undefined}
      data-testid={`slip-${seat}`}
      data-kind={slip.kind}
    >
      {slip.kind === "down" && <Emblem seat={seat} size={17} fill="var(--onliv)" />}
      {slip.kind === "refusal" && (
        <span className="truncate text-xs leading-4 text-passink">{frame.tell({ key: "pass.noOffer" })}</span>
      )}
      {slip.kind === "fare" && (
        <span className="flex items-baseline gap-1 truncate leading-4 text-passink">
          <b className="font-mono text-base leading-4">{slip.fare}</b>
          {slip.stamp !== null && frame.table.seats.length < 4 && (
            <span className="text-xs font-bold text-stamp uppercase">{frame.tell({ key: `pass.${slip.stamp}` })}</span>
          )}
        </span>
      )}
    </span>
  );
}
