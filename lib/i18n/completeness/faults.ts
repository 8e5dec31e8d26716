import { isShared } from "./shared";
import { type Shape, shapeOf } from "./shape";

const list = (words: Iterable<string>): string => [...words].sort().join(", ") || "none";
const differ = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => list(one) !== list(other);

/** Categories into which small whole numbers fall: a translation may leave those of millions to `other`. */
function categoriesOf(language: string, type: Intl.PluralRuleType): ReadonlySet<string> {
  const rules = new Intl.PluralRules(language, { type });
  return new Set(Array.from({ length: 1_000 }, (_, number) => rules.select(number)));
}

function shapeFaults(language: string, source: Shape, own: Shape): readonly string[] {
  const faults: string[] = [];
  if (differ(source.parts, own.parts)) faults.push(`has ${list(own.parts)} where English has ${list(source.parts)}`);
  for (const [argument, choices] of source.selects) {
    const chosen = own.selects.get(argument) ?? new Set();
    if (differ(choices, chosen)) faults.push(`chooses ${argument} by ${list(chosen)}, English by ${list(choices)}`);
  }
  const explicit = source.plurals.flatMap(({ categories }) => [...categories].filter((one) => one.startsWith("=")));
  // Where English knows no difference, as of players from two on, another language need not make one.
  const differing = new Set(source.plurals.filter(({ categories }) => categories.has("one")).map(({ argument }) => argument));
  for (const { argument, type, categories } of own.plurals) {
    const needed = [...categoriesOf(language, type)].filter((category) => !categories.has(category));
    // A number named by itself need not be among its category, where nothing else is in that.
    const open = needed.filter((category) => !(category === "one" && categories.has("=1")));
    if (open.length > 0 && differing.has(argument)) faults.push(`lacks ${list(open)} for ${argument}`);
    const known = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
    const foreign = [...categories].filter((one) => !one.startsWith("=") && !known.some((category) => category === one));
    if (foreign.length > 0) faults.push(`has ${list(foreign)} for ${argument}, which the language does not know`);
  }
  const counted = new Set(own.plurals.flatMap(({ categories }) => [...categories]));
  const lost = explicit.filter((number) => number === "=0" && !counted.has(number));
  if (lost.length > 0) faults.push(`lacks ${list(lost)}, which English says by itself`);
  return faults;
}

/** What is wrong with a translation of a message, in words; nothing where it is fine. */
export function faultsOf(language: string, key: string, source: string, own: string | undefined): readonly string[] {
  if (own === undefined) return ["is missing"];
  if (own.trim() === "") return ["is empty"];
  const shape = read(own);
  if (shape === null) return ["is not a message: check braces and tags"];
  const faults = shapeFaults(language, shapeOf(source), shape);
  const copied = own === source && /\p{L}{2}/u.test(shape.words) && !isShared(language, key, source);
  return copied ? [...faults, `is the English “${source}”`] : faults;
}

function read(message: string): Shape | null {
  try {
    return shapeOf(message);
  } catch {
    return null;
  }
}
