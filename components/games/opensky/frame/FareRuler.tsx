import { standing } from "@/lib/engine/opensky/standing";
import { FARES, type Bid, type Seat } from "@/lib/engine/opensky/words";
import { BadgeMark } from "../livery/marks";
import { cx } from "@/components/ui/cx";
import type { Frame } from "./useFrame";

const LEFT = 34;
const SPAN = 330;
const at = (fare: number): number => LEFT + ((fare - 200) / 300) * SPAN;

/**
 * The fares in play on a ruler: the leader stands out, and half of the lowest nonstop fare is drawn where it matters.
 */
export function FareRuler({ frame, bids }: { readonly frame: Frame; readonly bids: readonly Bid[] }) {
  const { tell, airline } = frame;
  const now = standing(bids);
  const half = halfThatCounts(now.nonstop, bids);
  const label = bids.map((bid) => `${airline(bid.seat)} ${bid.fare}, ${word(frame, bid, now.leaders)}`).join("; ");
  return (
    <svg
      viewBox={half === null ? "0 30 400 102" : "0 0 400 132"}
      className={cx("block w-full max-w-[430px]", half === null ? "h-[102px]" : "h-[132px]")}
      role="img"
      aria-label={`${tell({ key: "reveal.ruler" })}: ${label}`}
    >
      <g>
        {half !== null && (
          <rect x="4" y="58" width={at(half) - 4} height="20" rx="3" fill="var(--accent)" fillOpacity=".26" />
        )}
        <path d={`M4 78H${at(500) + 32}`} stroke="var(--quiet)" strokeWidth="1.5" />
        {FARES.map((fare) => (
          <g key={fare}>
            <path d={`M${at(fare)} 73V83`} stroke="var(--ink)" strokeWidth="1.5" />
            <text className="font-mono" x={at(fare)} y="99" textAnchor="middle" fontSize="13" fill="var(--ink)">
              {fare}
            </text>
          </g>
        ))}
      </g>
      {half !== null && now.nonstop !== null && <Half frame={frame} nonstop={now.nonstop} half={half} />}
      {FARES.map((fare) => (
        <Stack
          key={fare}
          frame={frame}
          fare={fare}
          bids={bids.filter((bid) => bid.fare === fare)}
          leaders={now.leaders}
        />
      ))}
    </svg>
  );
}

/** Half of the lowest nonstop fare, where some card is as low and somebody flies with a stop. */
function halfThatCounts(nonstop: number | null, bids: readonly Bid[]): number | null {
  if (nonstop === null || bids.every((bid) => bid.itinerary.length === 2)) return null;
  return FARES.some((fare) => fare <= nonstop / 2) ? nonstop / 2 : null;
}

/** From the lowest nonstop fare back to its half. */
function Half({ frame, nonstop, half }: { readonly frame: Frame; readonly nonstop: number; readonly half: number }) {
  const from = at(nonstop);
  const to = at(half);
  const middle = (from + to) / 2;
  return (
    <g fill="none" stroke="var(--quiet)" strokeWidth="1.5">
      <path
        d={`M${from} 28C${from - (from - to) * 0.2} 2 ${to + (from - to) * 0.2} 2 ${to + 4} 24`}
        strokeDasharray="4 3"
      />
      <path d={`M${to + 12} 15L${to + 2} 25L${to + 16} 26`} />
      <path d={`M${to} 32V83`} stroke="var(--accent)" strokeWidth="2.5" />
      <text x={middle} y="26" textAnchor="middle" fontSize="13" fill="var(--quiet)" stroke="none">
        {frame.tell({ key: "reveal.halfOf", values: { fare: nonstop } })}
      </text>
    </g>
  );
}

interface StackProps {
  readonly frame: Frame;
  readonly fare: number;
  readonly bids: readonly Bid[];
  readonly leaders: readonly Seat[];
}

/** The airlines that ask one fare, side by side, and the word for the first of them. */
function Stack({ frame, fare, bids, leaders }: StackProps) {
  const ordered = bids.toSorted((a, b) => Number(leaders.includes(b.seat)) - Number(leaders.includes(a.seat)));
  const [first] = ordered;
  if (first === undefined) return null;
  const leads = leaders.includes(first.seat);
  const step = 27;
  return (
    <g>
      {ordered.toReversed().map((bid) => {
        const place = ordered.indexOf(bid);
        const x = at(fare) + (place - (ordered.length - 1) / 2) * step;
        const ahead = leaders.includes(bid.seat);
        return (
          <g key={bid.seat}>
            <circle cx={x} cy="56" r={ahead ? 17 : 14.5} fill={ahead ? "var(--accent)" : "var(--panel)"} />
            {ahead && <circle cx={x} cy="56" r="14.5" fill="var(--panel)" />}
            <BadgeMark seat={bid.seat} x={x} y={56} size={25} />
          </g>
        );
      })}
      <text
        x={at(fare)}
        y="119"
        textAnchor="middle"
        fontSize="13"
        fontWeight={leads ? 700 : 400}
        fill={leads ? "var(--accent)" : "var(--quiet)"}
      >
        {word(frame, first, leaders)}
      </text>
    </g>
  );
}

function word({ tell }: Frame, bid: Bid, leaders: readonly Seat[]): string {
  if (leaders.includes(bid.seat)) return tell({ key: "reveal.leads" });
  return tell({ key: bid.itinerary.length === 2 ? "reveal.nonstopMark" : "reveal.tooDear" });
}
