import { BadgeMark, EmblemMark } from "@/components/games/opensky/livery/marks";
import { liveryOf } from "@/components/games/opensky/livery/liveries";
import { Svg } from "@/components/games/opensky/livery/Svg";
import type { Seat } from "@/lib/engine/opensky/words";

interface Props {
  readonly seats: number;
  readonly passes: number;
  readonly pass: number;
  /** Whose turn it is. */
  readonly asked: Seat;
  readonly label: string;
  /** In one line instead of one line a pass. */
  readonly flat: boolean;
}

/** The draft's turns as they wind back and forth: done ones filled, the present one ringed, the rest outlined. */
export function Snake({ seats, passes, pass, asked, label, flat }: Props) {
  const step = flat ? 27 : 34;
  const drop = passes > 2 ? 38 : 46;
  const now = pass * seats + (pass % 2 === 0 ? asked : seats - 1 - asked);
  const turns = Array.from({ length: seats * passes }, (_, turn) => {
    const row = Math.floor(turn / seats);
    const place = turn % seats;
    const seat = row % 2 === 0 ? place : seats - 1 - place;
    return flat ? { turn, seat, x: 16 + turn * step, y: 16 } : { turn, seat, x: 20 + seat * step, y: 17 + row * drop };
  });
  const width = flat ? turns.length * step + 6 : (seats - 1) * step + 40;
  const height = flat ? 32 : (passes - 1) * drop + 34;
  return (
    <Svg width={width} height={height} label={label}>
      <path
        d={flat ? `M16 16H${width - 16}` : winding(seats, passes, step, drop)}
        fill="none"
        stroke="var(--line)"
        strokeWidth="3"
      />
      {turns.map(({ turn, seat, x, y }) => (
        <g key={turn}>
          {turn === now && <circle cx={x} cy={y} r={15} fill="var(--accent)" />}
          <circle cx={x} cy={y} r={12.6} fill="var(--panel)" />
          {turn <= now ? (
            <BadgeMark seat={seat} x={x} y={y} size={22} />
          ) : (
            <>
              <circle cx={x} cy={y} r={10.2} fill="var(--panel)" stroke={liveryOf(seat).colour} strokeWidth="1.6" />
              <EmblemMark seat={seat} x={x} y={y} size={13.5} fill={liveryOf(seat).colour} />
            </>
          )}
        </g>
      ))}
    </Svg>
  );
}

/** One line a pass, joined by half circles at the ends where the order turns round. */
function winding(seats: number, passes: number, step: number, drop: number): string {
  const left = 20;
  const right = 20 + (seats - 1) * step;
  let path = `M${left} 17`;
  for (let pass = 0; pass < passes; pass += 1) {
    const forward = pass % 2 === 0;
    path += `H${forward ? right : left}`;
    if (pass + 1 < passes) path += `a${drop / 2} ${drop / 2} 0 0 ${forward ? 1 : 0} 0 ${drop}`;
  }
  return path;
}
