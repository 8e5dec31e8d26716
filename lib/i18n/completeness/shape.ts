import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** What a translation must have in common with its source, as lines that can be compared. */
export interface Shape {
  /** Arguments, rich-text tags and what each is used for. */
  readonly parts: ReadonlySet<string>;
  /** The choices of each select argument. */
  readonly selects: ReadonlyMap<string, ReadonlySet<string>>;
  /** The categories of every plural, with the argument and whether it counts places. */
  readonly plurals: readonly Plural[];
  /** What is said in words, of all choices. */
  readonly words: string;
}

export interface Plural {
  readonly argument: string;
  readonly type: Intl.PluralRuleType;
  readonly categories: ReadonlySet<string>;
}

/** Reads a message; throws where it is not one. */
export function shapeOf(message: string): Shape {
  const parts = new Set<string>();
  const selects = new Map<string, Set<string>>();
  const plurals: Plural[] = [];
  const words: string[] = [];
  const walk = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      switch (element.type) {
        case TYPE.literal:
          words.push(element.value);
          break;
        case TYPE.pound:
          break;
        case TYPE.argument:
        case TYPE.number:
        case TYPE.date:
        case TYPE.time:
          parts.add(element.value);
          break;
        case TYPE.tag:
          parts.add(`<${element.value}>`);
          walk(element.children);
          break;
        case TYPE.select: {
          parts.add(element.value);
          const known = selects.get(element.value) ?? new Set();
          for (const choice of Object.keys(element.options)) known.add(choice);
          selects.set(element.value, known);
          for (const { value } of Object.values(element.options)) walk(value);
          break;
        }
        case TYPE.plural: {
          parts.add(element.value);
          const type = element.pluralType ?? "cardinal";
          const before = plurals.length;
          for (const { value } of Object.values(element.options)) walk(value);
          // A plural within that counts the same makes the difference for this one.
          if (plurals.slice(before).some(({ argument }) => argument === element.value)) break;
          plurals.push({ argument: element.value, type, categories: new Set(Object.keys(element.options)) });
          break;
        }
      }
    }
  };
  walk(parse(message));
  return { parts, selects, plurals, words: words.join(" ") };
}
