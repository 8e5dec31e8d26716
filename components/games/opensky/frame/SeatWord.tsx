import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import type { Seat } from "@/lib/engine/opensky/words";
import type { Frame } from "./useFrame";
import { seatLifeState } from "./words/seat-life";
import { seatState, type SeatState } from "./words/seat-state";

const TONE: Readonly<Record<SeatState["tone"], string>> = {
  turn: "font-bold text-accent",
  good: "text-accent",
  plain: "text-ink",
  warn: "text-warn",
  quiet: "text-quiet",
};

/** Who is gone is no longer thinking; at the end only who won counts more. */
function stateOf({ table, session, cast }: Frame, seat: Seat): SeatState | null {
  const state = seatState(table, seat, cast.me);
  const over = table.phase === "finished";
  const gone = seatLifeState(session.life.seats[seat], over);
  return over && state !== null ? state : (gone ?? state);
}

/** What a seat is doing, in a word. */
export function SeatWord({ frame, seat }: { readonly frame: Frame; readonly seat: Seat }) {
  const state = stateOf(frame, seat);
  if (state === null) return null;
  return (
    <span className={cx("flex items-center justify-end gap-[3px] text-sm leading-[15px]", TONE[state.tone])}>
      {state.mark !== null && <Icon name={state.mark} size={14} stroke={2.6} />}
      {frame.tell(state.word)}
    </span>
  );
}

/** The same as a mark alone, for the chips of narrow screens: these say beside it who is gone. */
export function SeatMark({ frame, seat, size }: { readonly frame: Frame; readonly seat: Seat; readonly size: number }) {
  const state = seatState(frame.table, seat, frame.cast.me);
  if (state === null) return null;
  return (
    <span className={TONE[state.tone]} title={frame.tell(state.word)}>
      {state.tone === "turn" ? (
        <Icon name="up" size={size - 1} stroke={2.4} />
      ) : (
        state.mark !== null && <Icon name={state.mark} size={size} stroke={2.4} />
      )}
      <span className="sr-only">{frame.tell(state.word)}</span>
    </span>
  );
}
