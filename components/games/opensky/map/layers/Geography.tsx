import { memo } from "react";
import type { MapData } from "../data/map-data";
import type { Camera } from "../layout/camera";

interface Props {
  readonly data: MapData;
  readonly camera: Camera;
  readonly compact: boolean;
}

const still = { fill: "none", vectorEffect: "non-scaling-stroke", strokeLinejoin: "round" } as const;

/** Sea, coast, land and borders: drawn once in map units, moved and scaled by the camera, strokes always as wide. */
export function Geography({ data, camera, compact }: Props) {
  return (
    <g transform={`translate(${camera.x} ${camera.y}) scale(${camera.scale})`}>
      <Land data={data} compact={compact} />
    </g>
  );
}

const Land = memo(function Land({ data, compact }: Omit<Props, "camera">) {
  const countries = data.countries.length > 0;
  return (
    <>
      <path d={data.land} {...still} stroke="var(--w1)" strokeWidth={compact ? 14 : 22} />
      <path d={data.land} {...still} stroke="var(--w2)" strokeWidth={compact ? 5 : 8} />
      <path d={data.graticule} {...still} stroke="var(--hair)" strokeOpacity="0.22" strokeWidth="0.8" />
      <path d={data.land} fill={countries ? "var(--other)" : "var(--land)"} fillRule="evenodd" />
      {data.countries.map(({ code, path }) => (
        <path
          key={code}
          d={path}
          fill={`var(--${code.toLowerCase()})`}
          stroke={`var(--${code.toLowerCase()})`}
          strokeWidth="0.8"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path
        d={data.borders}
        {...still}
        stroke="var(--border)"
        strokeWidth={countries ? 1.6 : 1}
        strokeDasharray={countries ? "5 3" : undefined}
      />
      <path d={data.land} {...still} stroke="var(--coast)" strokeWidth="0.9" />
    </>
  );
});
