import format from "icu-minify/format";
import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import { compiledMessages } from "./compiled";
import { entriesOf, isMessages } from "./complete";
import { shapeOf } from "./completeness/shape";
import { LANGUAGES, PSEUDO, type Spoken } from "./languages";
import { messagesOf } from "./messages";

const formatters = {
  getDateTimeFormat: (...asked: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...asked),
  getNumberFormat: (...asked: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...asked),
  getPluralRules: (...asked: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...asked),
};

/** Counts that meet every plural, and every choice of a message, one after the other. */
function* valuesFor(message: string): Generator<Record<string, string | number>> {
  const { parts, selects, plurals } = shapeOf(message);
  const names = [...parts].filter((name) => !name.startsWith("<"));
  const counted = new Set(plurals.map(({ argument }) => argument));
  const rounds = Math.max(5, ...[...selects.values()].map(({ size }) => size));
  for (let round = 0; round < rounds; round += 1) {
    yield Object.fromEntries(
      names.map((name) => {
        const choices = [...(selects.get(name) ?? [])];
        return [name, choices.length > 0 ? (choices[round % choices.length] ?? "") : counted.has(name) ? round : 1200 + round];
      }),
    );
  }
}

const tagsIn = (message: string): readonly string[] =>
  [...shapeOf(message).parts].flatMap((part) => (part.startsWith("<") ? part.slice(1, -1) : []));

/** What is said of a compiled message, its tags as brackets. */
function said(compiled: unknown, language: Spoken, message: string, values: Record<string, string | number>): string {
  const tags = tagsIn(message).map((tag) => [tag, (chunks: readonly string[]) => `[${tag} ${chunks.join("")}]`] as const);
  const all = { ...values, ...Object.fromEntries(tags) };
  return [format(compiled as Parameters<typeof format>[0], language, all, { formatters })].flat().join("");
}

const leaf = (messages: unknown, key: string): unknown =>
  key.split(".").reduce<unknown>((group, part) => (group as Record<string, unknown>)[part], messages);

test.each<Spoken>([...LANGUAGES, PSEUDO])("compiled messages say in %s what the messages say", async (language) => {
  const messages = await messagesOf(language);
  for (const [name, file] of Object.entries(messages)) {
    const compiled: unknown = isMessages(file) ? compiledMessages(file) : {};
    for (const [key, message] of entriesOf(file, "")) {
      const onError = (error: Error) => {
        throw error;
      };
      const t = createTranslator({ locale: language, messages: { message }, onError });
      const tags = tagsIn(message).map((tag) => [tag, (chunks: string) => `[${tag} ${chunks}]`] as const);
      for (const values of valuesFor(message)) {
        const expected = t.markup("message", { ...values, ...Object.fromEntries(tags) });
        expect(said(leaf(compiled, key), language, message, values), `${name}.${key}`).toBe(expected);
      }
    }
  }
});
