import type { RouteId } from "@/lib/engine/opensky/words";
import { pathOf } from "../layout/geometry";
import type { RouteShape } from "../layout/layout";

interface Props {
  readonly routes: readonly RouteShape[];
  /** The routes that may be chosen; null outside of the choice of routes. */
  readonly choices: ReadonlySet<RouteId> | null;
  /** Under the pointer or the keyboard's focus. */
  readonly lit: RouteId | null;
}

/** All routes of the board as hairlines, darker where one may choose. */
export function Routes({ routes, choices, lit }: Props) {
  return routes.map(({ id, line }) => {
    const choice = choices?.has(id) ?? false;
    const d = pathOf(line);
    return (
      <g key={id} fill="none" strokeLinecap="round">
        {lit === id && <path d={d} stroke="var(--accent)" strokeOpacity={choice ? 0.3 : 0.14} strokeWidth="16" />}
        <path
          d={d}
          stroke={lit === id && choice ? "var(--ink)" : choice ? "var(--hairon)" : "var(--hair)"}
          strokeWidth={lit === id && choice ? 2.2 : choice ? 1.5 : 1.1}
        />
      </g>
    );
  });
}
