import { liveryOf } from "../../livery/liveries";
import { TailMark } from "../../livery/marks";
import { stalkEnd, type Stand, type Tail } from "../layout/tails";

/** The planes: one tail each, on its line or on a stand beside it. */
export function Planes({ tails, stands }: { readonly tails: readonly Tail[]; readonly stands: readonly Stand[] }) {
  return (
    <>
      {stands.map((stand) => {
        const end = stalkEnd(stand);
        const d = `M${stand.foot.x} ${stand.foot.y}L${end.x} ${end.y}`;
        const { x, y, w, h } = stand.box;
        return (
          <g key={stand.route}>
            <path d={d} stroke="var(--casing)" strokeWidth="5" />
            <path d={d} stroke={stand.seat === null ? "var(--ink)" : liveryOf(stand.seat).colour} strokeWidth="1.6" />
            <circle cx={stand.foot.x} cy={stand.foot.y} r="2.6" fill="var(--ink)" />
            <rect x={x} y={y} width={w} height={h} rx="5" fill="var(--casing)" stroke="var(--coast)" strokeWidth="1" />
          </g>
        );
      })}
      {tails.map(({ route, seat, ghost, x, y, size }) => (
        <TailMark key={`${route} ${seat} ${Math.round(x)} ${Math.round(y)}`} {...{ seat, x, y, size, ghost }} casing />
      ))}
    </>
  );
}
