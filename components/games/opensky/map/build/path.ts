export type Ring = readonly (readonly [number, number])[];

/** Path data of lines or rings, in whole units and relative steps, which pack best. */
export function pathOf(lines: readonly Ring[], closed: boolean): string {
  let d = "";
  for (const line of lines) {
    let [px, py] = [0, 0];
    const steps: string[] = [];
    let start = "";
    line.forEach(([fx, fy], i) => {
      const x = Math.round(fx);
      const y = Math.round(fy);
      if (i === 0) start = `M${x} ${y}l`;
      else if (x !== px || y !== py) steps.push(`${x - px} ${y - py}`);
      [px, py] = [x, y];
    });
    // What simplification has shrunk to a point is not drawn.
    if (steps.length < (closed ? 2 : 1)) continue;
    d += start + steps.join(" ").replaceAll(" -", "-") + (closed ? "z" : "");
  }
  return d;
}

/** A stream for d3-geo that gathers projected lines or rings. */
export function collector(): { readonly lines: [number, number][][]; readonly sink: StreamSink } {
  const lines: [number, number][][] = [];
  let line: [number, number][] = [];
  const sink: StreamSink = {
    point: (x, y) => line.push([x, y]),
    lineStart: () => {
      line = [];
    },
    lineEnd: () => {
      if (line.length > 1) lines.push(line);
    },
    polygonStart: () => undefined,
    polygonEnd: () => undefined,
    sphere: () => undefined,
  };
  return { lines, sink };
}

interface StreamSink {
  point(x: number, y: number): void;
  lineStart(): void;
  lineEnd(): void;
  polygonStart(): void;
  polygonEnd(): void;
  sphere(): void;
}
