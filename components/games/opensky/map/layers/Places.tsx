import type { PlaceName } from "../layout/layout";

/** Names of seas in italics, of countries in wide capitals. */
export function Places({ places, compact }: { readonly places: readonly PlaceName[]; readonly compact: boolean }) {
  return places.map(({ id, kind, x, y, turn, text }) => (
    <text
      key={id}
      x={x}
      y={y}
      dy="0.35em"
      transform={turn === 0 ? undefined : `rotate(${turn} ${x} ${y})`}
      textAnchor="middle"
      fontSize={compact ? 11 : kind === "sea" ? 13 : 12}
      fontStyle={kind === "sea" ? "italic" : undefined}
      letterSpacing={kind === "sea" ? 2 : 3.4}
      fill={kind === "sea" ? "var(--seaname)" : "var(--quiet)"}
    >
      {text}
    </text>
  ));
}
