import type { ReactNode } from "react";
import type { IslandName, Islands } from "./islands";

interface IslandProps<N extends IslandName> {
  readonly name: N;
  readonly props: Islands[N];
  /** The same part, rendered with the same props. */
  readonly children: ReactNode;
}

/** A part of the first page that works in the browser: `script/main.tsx` finds it by its name and brings it to life. */
export const Island = <N extends IslandName>({ name, props, children }: IslandProps<N>) => (
  <div data-island={name} data-props={JSON.stringify(props)} className="contents">
    {children}
  </div>
);
