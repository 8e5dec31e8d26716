import { useEffect, useRef } from "react";
import { LiveryLine, TailMark } from "../../livery/marks";
import { FLIGHT_TIME, type Departure } from "../hooks/useDepartures";
import { along, lineOf, pathOf, type Line } from "../layout/geometry";
import { legs, type Layout } from "../layout/layout";

interface Props {
  readonly departures: readonly Departure[];
  readonly layout: Layout;
}

/** The winners' planes flying their itineraries and leaving the map. */
export function Departures({ departures, layout }: Props) {
  return departures.flatMap(({ key, seat, itinerary }) =>
    legs(itinerary).flatMap((id, i) => {
      const route = layout.routes.find((one) => one.id === id);
      if (route === undefined) return [];
      const line = route.from === itinerary[i] ? route.line : lineOf([...route.line.points].reverse());
      return [<Flight key={`${key} ${id}`} seat={seat} line={line} size={layout.metrics.tail.big} />];
    }),
  );
}

const ease = (t: number) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

function Flight({ seat, line, size }: { readonly seat: number; readonly line: Line; readonly size: number }) {
  const all = useRef<SVGGElement>(null);
  const plane = useRef<SVGGElement>(null);
  const way = useRef(line);
  useEffect(() => {
    way.current = line;
  });
  useEffect(() => {
    const start = performance.now();
    let frame = 0;
    const step = () => {
      const t = Math.min(1, (performance.now() - start) / FLIGHT_TIME);
      const { x, y } = along(way.current, way.current.length * ease(t));
      plane.current?.setAttribute("transform", `translate(${x} ${y})`);
      all.current?.setAttribute("opacity", String(Math.min(1, 4 * (1 - t))));
      if (t < 1) frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <g ref={all}>
      <LiveryLine seat={seat} d={pathOf(line)} opacity={0.6} />
      <g ref={plane}>
        <TailMark seat={seat} x={0} y={0} size={size} casing />
      </g>
    </g>
  );
}
