import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import type { Seat } from "@/lib/engine/opensky/words";
import type { Frame } from "./useFrame";
import { seatState, type SeatState } from "./words/seat-state";

const TONE: Readonly<Record<SeatState["tone"], string>> = {
  turn: "font-bold text-accent",
  good: "text-accent",
  plain: "text-ink",
  quiet: "text-quiet",
};

/** What a seat is doing, in a word. */
export function SeatWord({ frame, seat }: { readonly frame: Frame; readonly seat: Seat }) {
  const state = seatState(frame.table, seat, frame.cast.me);
  if (state === null) return null;
  return (
    <span className={cx("flex items-center justify-end gap-[3px] text-sm leading-[15px]", TONE[state.tone])}>
      {state.mark !== null && <Icon name={state.mark} size={14} stroke={2.6} />}
      {frame.tell(state.word)}
    </span>
  );
}

/** The same as a mark alone, for the chips of narrow screens. */
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
