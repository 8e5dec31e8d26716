import type { AirportCode } from "@/lib/engine/opensky/words";
import { liveryOf } from "../../livery/liveries";
import { BadgeMark, EmblemMark } from "../../livery/marks";
import { RING } from "../layout/layout";
import type { Metrics } from "../layout/metrics";
import { collar, type Node } from "../layout/nodes";

interface Props {
  readonly nodes: readonly Node[];
  readonly metrics: Metrics;
  /** The airports that may be chosen; null outside of the choice of airports. */
  readonly choices: ReadonlySet<AirportCode> | null;
  readonly chosen: ReadonlySet<AirportCode>;
  readonly lit: AirportCode | null;
}

/** The airports: dots, callsigns, the market's two, and hub capsules. */
export function Nodes({ nodes, metrics, choices, chosen, lit }: Props) {
  return nodes.map((node) => (
    <g key={node.code}>
      {choices?.has(node.code) === true && <Ring node={node} lit={lit === node.code} chosen={chosen.has(node.code)} />}
      {choices === null && lit === node.code && <Ring node={node} lit chosen={false} />}
      {node.hubs.length > 0 ? <Capsule node={node} metrics={metrics} /> : <Dot node={node} metrics={metrics} />}
    </g>
  ));
}

/** Round an airport that may be chosen. */
function Ring({ node, lit, chosen }: { readonly node: Node; readonly lit: boolean; readonly chosen: boolean }) {
  const { box } = node;
  const by = RING + (lit || chosen ? 2 : 0);
  return (
    <rect
      x={box.x - by}
      y={box.y - by}
      width={box.w + 2 * by}
      height={box.h + 2 * by}
      rx={box.h / 2 + by}
      fill="var(--accent)"
      fillOpacity={chosen ? 0.34 : lit ? 0.24 : 0.1}
      stroke="var(--accent)"
      strokeWidth={lit || chosen ? 2.4 : 1.6}
      strokeDasharray={lit || chosen ? undefined : "3.5 3"}
    />
  );
}

function Dot({ node, metrics: { dot } }: { readonly node: Node; readonly metrics: Metrics }) {
  const { x, y, market, callsign, country } = node;
  const ring = country === null ? "var(--nodeink)" : `var(--c${country})`;
  if (market) {
    return (
      <>
        <circle cx={x} cy={y} r={dot.market} fill="var(--sign)" stroke="var(--signink)" strokeWidth="2.2" />
        <circle cx={x} cy={y} r={dot.market * 0.34} fill="var(--signink)" />
      </>
    );
  }
  return (
    <circle
      cx={x}
      cy={y}
      r={callsign ? dot.callsign : dot.plain}
      fill={callsign ? "var(--sign)" : "var(--casing)"}
      stroke={ring}
      strokeWidth={callsign ? 2.4 : 2.2}
    />
  );
}

function Capsule({ node, metrics: { hub } }: { readonly node: Node; readonly metrics: Metrics }) {
  const { x, y, hubs, callsign, market } = node;
  const wide = (hubs.length - 1) * hub.step;
  const pill = (by: number) => ({
    x: x - wide / 2 - hub.radius - by,
    y: y - hub.radius - by,
    width: wide + 2 * (hub.radius + by),
    height: 2 * (hub.radius + by),
    rx: hub.radius + by,
  });
  return (
    <>
      {(callsign || market) && (
        <rect {...pill(collar(node))} fill="var(--sign)" stroke="var(--signink)" strokeWidth={market ? 2.2 : 1.6} />
      )}
      <rect {...pill(3.4)} fill="var(--casing)" stroke="var(--ink)" strokeWidth="1.8" />
      {hubs.map(({ seat, ghost }, i) => {
        const cx = x - wide / 2 + i * hub.step;
        return ghost ? (
          <g key={seat}>
            <circle
              cx={cx}
              cy={y}
              r={hub.radius - 0.8}
              fill="var(--casing)"
              stroke={liveryOf(seat).colour}
              strokeWidth="1.6"
              strokeDasharray="3 2"
            />
            <EmblemMark seat={seat} x={cx} y={y} size={hub.radius * 1.3} fill={liveryOf(seat).colour} />
          </g>
        ) : (
          <BadgeMark key={seat} seat={seat} x={cx} y={y} size={hub.radius * 2} />
        );
      })}
    </>
  );
}
