import type { ComponentProps } from "react";
import { cx } from "./cx";

/** A sheet of paper on the map. */
export const Panel = ({ className, ...rest }: ComponentProps<"div">) => (
  <div {...rest} className={cx("rounded-lg border border-line bg-panel text-ink", className)} />
);
