/** Where two JSON values differ first. */
export interface Difference {
  /** As `months[3].winners[0].fare`; empty where the values as a whole differ in kind. */
  readonly path: string;
  /** As JSON; "nothing" where the value is missing. */
  readonly expected: string;
  readonly actual: string;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const shown = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? "nothing";
  } catch {
    return "nested too deep to be shown";
  }
};

/** The first difference in the order of `expected`, then what only `actual` has; null where both are equal. */
export function firstDifference(expected: unknown, actual: unknown, path = ""): Difference | null {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    for (let index = 0; index < Math.max(expected.length, actual.length); index += 1) {
      const difference = firstDifference(expected[index], actual[index], `${path}[${index}]`);
      if (difference !== null) return difference;
    }
    return null;
  }
  if (isFields(expected) && isFields(actual)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      const difference = firstDifference(
        own(expected, key),
        own(actual, key),
        path === "" ? key : `${path}.${key}`,
      );
      if (difference !== null) return difference;
    }
    return null;
  }
  return expected === actual ? null : { path, expected: shown(expected), actual: shown(actual) };
}

const own = (fields: Fields, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined);
