import type { ReactNode, Ref } from "react";

interface Props {
  /** Measures what the strips take on wide screens. */
  readonly ref: Ref<HTMLDivElement>;
  /** Measures the slip in the phone's sheet. */
  readonly slipRef: Ref<HTMLDivElement>;
  readonly compact: boolean;
  /** What may be put away at once: on wide screens it lies on the sea left below, where no airport is. */
  readonly slip: ReactNode;
  readonly children: ReactNode;
}

/** What is told beside the decision: at the head of the phone's sheet, over the tray of wide screens, which stays. */
export function Strips({ ref, slipRef, compact, slip, children }: Props) {
  if (compact) {
    return (
      <>
        <div ref={slipRef}>{slip}</div>
        {children}
      </>
    );
  }
  return (
    // Lifted, not laid above: so nothing in it takes a new place when it grows.
    <div className="absolute inset-x-0 top-0 -translate-y-full">
      <div className="absolute bottom-full left-[280px] mb-3 w-max max-w-[min(30rem,calc(100%-300px))] min-[1180px]:left-[340px]">
        {slip}
      </div>
      <div ref={ref} className="bg-panel shadow-[0_-1px_0_var(--line)]">
        {children}
      </div>
    </div>
  );
}
