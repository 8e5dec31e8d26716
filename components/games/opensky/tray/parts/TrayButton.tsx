import { useId, type ReactNode } from "react";
import { Spinner } from "@/components/ui/Spinner";
import { cx } from "@/components/ui/cx";

interface Props {
  readonly kind: "primary" | "secondary";
  readonly testId: string;
  readonly children: ReactNode;
  /** Why it cannot be pressed now, shown under its words; null when it can. */
  readonly reason?: string | null | undefined;
  /** What will become of the press, under its words; it can be pressed all the same. */
  readonly note?: string | null | undefined;
  /** Its action is on the way. */
  readonly busy?: boolean | undefined;
  /** Cannot be pressed while something else is on the way. */
  readonly off?: boolean | undefined;
  readonly compact: boolean;
  readonly onPress: () => void;
}

/** The wallet's large button. Off, it stays focusable and carries the reason in sight: a thumb cannot hover. */
export function TrayButton({
  kind,
  testId,
  children,
  reason = null,
  note = null,
  busy = false,
  off: held = false,
  compact,
  onPress,
}: Props) {
  const reasonId = useId();
  const off = busy || held || reason !== null;
  const under = reason ?? note;
  return (
    <button
      type="button"
      data-testid={testId}
      aria-disabled={off}
      aria-busy={busy}
      aria-describedby={under === null ? undefined : reasonId}
      onClick={() => {
        if (!off) onPress();
      }}
      className={cx(
        "flex min-w-0 flex-col items-center justify-center rounded-lg border px-3 text-center leading-tight select-none",
        kind === "primary" && (compact ? "min-h-14 flex-1" : "min-h-15"),
        kind === "primary" && (under === null ? "text-lg" : "text-base"),
        kind === "secondary" && (compact ? "min-h-14 w-[118px] shrink-0 text-base" : "min-h-10 text-base"),
        off && !busy && "cursor-not-allowed border-line bg-wallet text-quiet",
        (!off || busy) && kind === "primary" && "border-accent bg-accent font-bold text-onaccent hover:brightness-110",
        (!off || busy) && kind === "secondary" && "border-line bg-panel text-ink hover:border-ink",
        busy && "cursor-progress opacity-80",
      )}
    >
      <span className="flex items-center gap-2">
        {busy && <Spinner />}
        <span>{children}</span>
      </span>
      {under !== null && (
        <span id={reasonId} className="mt-0.5 text-sm font-normal">
          {under}
        </span>
      )}
    </button>
  );
}
