interface ArrowProps {
  /** Length in px. */
  readonly width?: number;
  readonly className?: string;
}

/** The typeface has no arrows; this one stands for them. */
export const Arrow = ({ width = 22, className = "" }: ArrowProps) => (
  <svg
    className={`inline-block shrink-0 ${className}`}
    width={width}
    height={14}
    viewBox={`0 0 ${width} 14`}
    fill="currentColor"
    aria-hidden="true"
  >
    <path d={`M0 5.8h${width - 9}V1.5l9 5.5-9 5.5V8.2H0z`} />
  </svg>
);
