import type { ReactNode } from "react";

interface Props {
  readonly width: number;
  readonly height: number;
  readonly viewBox?: string | undefined;
  /** Said by screen readers; without one the picture is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A picture that stands in the flow of text: named or hidden from screen readers, never half of each. */
export function Svg({ width, height, viewBox, label, className, children }: Props) {
  const named = label === undefined ? { "aria-hidden": true as const } : { role: "img", "aria-label": label };
  return (
    <svg
      width={width}
      height={height}
      viewBox={viewBox ?? `0 0 ${width} ${height}`}
      className={className}
      style={{ display: "inline-block", verticalAlign: "middle", flex: "none", overflow: "visible" }}
      {...named}
    >
      {children}
    </svg>
  );
}
