import { useId, type ReactNode } from "react";
import { cx } from "./cx";

export interface Option<Value extends string> {
  readonly value: Value;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** A picture above the title. */
  readonly picture?: ReactNode;
}

interface OptionCardsProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Classes of the grid that holds the cards. */
  readonly grid?: string;
  readonly testId?: string;
}

/** One choice of a few, each option a card: native radio buttons, so arrow keys work. */
export const OptionCards = <Value extends string>({
  legend,
  options,
  value,
  onChange,
  grid = "grid-cols-1 sm:grid-cols-2",
  testId,
}: OptionCardsProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="min-w-0" data-testid={testId}>
      <legend className="mb-2 font-bold">{legend}</legend>
      <div className={cx("grid gap-2.5", grid)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              "relative flex flex-col overflow-hidden rounded-lg border bg-panel",
              "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent",
              option.value === value
                ? "border-accent shadow-[inset_0_0_0_1px_var(--accent)]"
                : "border-line hover:border-hairon",
            )}
          >
            {option.picture}
            <span className="flex items-start gap-2.5 px-3.5 py-3">
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                className="mt-0.5 size-4 shrink-0 scroll-my-24 appearance-none rounded-full border-[1.5px] border-quiet bg-panel outline-none checked:border-accent checked:bg-accent checked:shadow-[inset_0_0_0_2.5px_var(--panel)]"
                data-testid={testId === undefined ? undefined : `${testId}-${option.value}`}
              />
              <span className="min-w-0">
                <span className={cx("block", option.value === value && "font-bold")}>{option.title}</span>
                {option.note !== undefined && <span className="mt-0.5 block text-sm text-quiet">{option.note}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
