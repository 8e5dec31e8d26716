import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";

interface Props {
  readonly kind: "radio" | "checkbox";
  readonly name: string;
  readonly checked: boolean;
  readonly testId: string;
  /** Said by screen readers in place of what the choice looks like. */
  readonly label: string;
  /** Cannot be chosen; stays focusable, so that its label can say why. */
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

/** One choice as a native radio button or checkbox under a picture, so that arrow keys and space work. */
export function Choice({ kind, name, checked, testId, label, disabled = false, className, onChange, children }: Props) {
  return (
    <label
      data-testid={testId}
      data-checked={checked}
      className={cx(
        "relative block select-none has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2",
        "has-[:focus-visible]:outline-accent",
        className,
      )}
    >
      <input
        type={kind}
        name={name}
        checked={checked}
        aria-disabled={disabled}
        onChange={() => {
          if (!disabled) onChange();
        }}
        aria-label={label}
        className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
      />
      <span aria-hidden="true" className="pointer-events-none">
        {children}
      </span>
    </label>
  );
}

/** The row look of a choice: a ring that fills, and a frame in the accent colour. */
export const rowClass = (checked: boolean): string =>
  cx(
    "flex items-center gap-2 rounded-md border bg-panel",
    checked ? "border-accent shadow-[inset_0_0_0_1px_var(--accent)]" : "border-line hover:border-hairon",
  );

export function RadioMark({ checked }: { readonly checked: boolean }) {
  return (
    <span
      className={cx(
        "grid size-4 shrink-0 place-items-center rounded-full border-[1.6px]",
        checked ? "border-accent" : "border-quiet",
      )}
    >
      {checked && <span className="size-2 rounded-full bg-accent" />}
    </span>
  );
}
