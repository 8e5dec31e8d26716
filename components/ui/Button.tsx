import { useId, type ComponentProps } from "react";
import { buttonClass, type ButtonKind, type ButtonSize } from "./button-class";
import { Spinner } from "./Spinner";

type ButtonProps = Omit<ComponentProps<"button">, "disabled" | "className"> & {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
  /** Why it cannot be pressed now; stays focusable so that the reason can be read. Absent or null: it can. */
  readonly reason?: string | null | undefined;
  /** Its action is on the way: shown, and not to be pressed again. */
  readonly busy?: boolean;
};

/** A button that says why it is off. */
export const Button = ({
  kind = "secondary",
  size = "md",
  wide = false,
  reason = null,
  busy = false,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const reasonId = useId();
  const off = busy || reason !== null;
  return (
    <button
      {...rest}
      type={type}
      className={`group ${buttonClass(kind, size, reason !== null, wide)}`}
      aria-disabled={off}
      aria-busy={busy}
      aria-describedby={reason === null ? rest["aria-describedby"] : reasonId}
      onClick={(event) => {
        if (off) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <Spinner />}
      {children}
      {reason !== null && (
        <span
          id={reasonId}
          role="tooltip"
          className="pointer-events-none absolute bottom-full left-1/2 z-20 mb-1.5 w-max max-w-64 -translate-x-1/2 rounded-md bg-ink px-2.5 py-1 text-sm font-normal text-panel opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
        >
          {reason}
        </span>
      )}
    </button>
  );
};
