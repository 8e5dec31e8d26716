/** The marks as pictures of their own, for tags, trays and lists. Sizes in pixels; a label is for screen readers. */
import type { Seat } from "@/lib/engine/opensky/words";
import { BadgeMark, BigTailMark, CubeMark, EmblemMark, PermitMark, TailMark } from "./marks";
import { liveryOf } from "./liveries";
import { Svg } from "./Svg";
import { TOKEN } from "./shapes";

interface Props {
  readonly seat: Seat;
  readonly size: number;
  readonly label?: string | undefined;
}

/** The emblem alone, by default in the airline's colour. */
export function Emblem({ seat, size, label, fill }: Props & { readonly fill?: string | undefined }) {
  return (
    <Svg width={size} height={size} label={label}>
      <EmblemMark seat={seat} x={size / 2} y={size / 2} size={size} fill={fill ?? liveryOf(seat).colour} />
    </Svg>
  );
}

/** A disc in the airline's colour with its emblem. */
export function Badge({ seat, size, label }: Props) {
  return (
    <Svg width={size} height={size} label={label}>
      <BadgeMark seat={seat} x={size / 2} y={size / 2} size={size} />
    </Svg>
  );
}

/** A plane token. */
export function Tail({ seat, size, label, ghost = false }: Props & { readonly ghost?: boolean | undefined }) {
  return (
    <Svg width={size} height={size} label={label}>
      <TailMark seat={seat} x={size / 2} y={size / 2} size={size} ghost={ghost} />
    </Svg>
  );
}

/** The whole tail, for large pictures. */
export function BigTail({ seat, size, label }: Props) {
  return (
    <Svg width={size} height={size} label={label}>
      <BigTailMark seat={seat} x={size / 2} y={size / 2} size={size} />
    </Svg>
  );
}

/** `planes` tokens of `of`; the missing ones as dashed outlines. */
export function PlaneRow({
  seat,
  planes,
  of,
  size = 18,
  label,
}: Omit<Props, "size"> & { readonly planes: number; readonly of: number; readonly size?: number | undefined }) {
  const step = size + 3;
  return (
    <Svg width={Math.max(0, of * step - 3)} height={size} label={label}>
      {Array.from({ length: of }, (_, i) =>
        i < planes ? (
          <TailMark key={i} seat={seat} x={i * step + size / 2} y={size / 2} size={size} />
        ) : (
          <path
            key={i}
            d={TOKEN}
            transform={`translate(${i * step} 0) scale(${size / 32})`}
            fill="none"
            stroke="var(--quiet)"
            strokeWidth={36 / size}
            strokeDasharray="3 2.5"
          />
        ),
      )}
    </Svg>
  );
}

/** An airport's hub capsule, one badge an airline; `size` is its height. */
export function HubMark({
  seats,
  size,
  label,
}: {
  readonly seats: readonly Seat[];
  readonly size: number;
  readonly label?: string | undefined;
}) {
  const badge = size * 0.74;
  const gap = badge + 1;
  const width = size + (seats.length - 1) * gap;
  return (
    <Svg width={width} height={size} label={label}>
      <rect
        x="1"
        y="1"
        width={width - 2}
        height={size - 2}
        rx={size / 2 - 1}
        fill="var(--casing)"
        stroke="var(--ink)"
        strokeWidth="1.8"
      />
      {seats.map((seat, i) => (
        <BadgeMark key={seat} seat={seat} x={size / 2 + i * gap} y={size / 2} size={badge} />
      ))}
    </Svg>
  );
}

/** A cross-border permit. */
export function PermitStamp({ seat, size, label, ghost = false }: Props & { readonly ghost?: boolean | undefined }) {
  return (
    <Svg width={size} height={size} label={label}>
      <PermitMark seat={seat} x={size / 2} y={size / 2} size={size} ghost={ghost} />
    </Svg>
  );
}

/** A subsidy cube. */
export function Cube({ size, label }: Omit<Props, "seat">) {
  return (
    <Svg width={size} height={size} label={label}>
      <CubeMark x={size / 2} y={size / 2} size={size - 1} />
    </Svg>
  );
}

interface ArrowProps {
  readonly width?: number | undefined;
  readonly label?: string | undefined;
}

/** An arrow to the right in the colour of the text, which the typeface lacks. */
export function Arrow({ width = 22, label }: ArrowProps) {
  return (
    <Svg width={width} height={14} label={label}>
      <path d={`M0 5.8h${width - 9}V1.5L${width} 7l-9 5.5V8.2H0z`} fill="currentColor" />
    </Svg>
  );
}
