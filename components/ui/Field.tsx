import { useId, type ComponentProps } from "react";
import { cx } from "./cx";

type FieldProps = Omit<ComponentProps<"input">, "className" | "id"> & {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | null;
};

/** One line of text with its label, a hint and, where wrong, the reason. */
export const Field = ({ label, hint, error = null, ...rest }: FieldProps) => {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        aria-invalid={error !== null}
        aria-describedby={`${id}-note`}
        className={cx(
          "min-h-11 w-full rounded-lg border bg-panel px-3.5 text-base text-ink placeholder:text-quiet",
          error === null ? "border-hairon" : "border-warn",
        )}
      />
      <p id={`${id}-note`} className={cx("text-sm", error === null ? "text-quiet" : "text-warn")}>
        {error ?? hint}
      </p>
    </div>
  );
};
