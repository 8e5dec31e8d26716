import { parse } from "@formatjs/icu-messageformat-parser";
import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import { catalogue } from "./catalogue";
import { entriesOf } from "./complete";
import { PSEUDO } from "./languages";
import { messagesOf } from "./messages";
import { pseudoMessage } from "./pseudo";

test("the language that nobody speaks marks every letter, is longer, and leaves arguments and tags alone", () => {
  const message = "{n, plural, one {# plane of {name}} other {# planes of {name}}}, <b>{kind, select, a {up} other {down}}</b>";
  const t = createTranslator({ locale: PSEUDO, messages: { message: pseudoMessage(message) } });
  const said = t.markup("message", { n: 2, name: "7", kind: "a", b: (words) => `[${words}]` });
  expect(said).toMatch(/^⟦2 þļåñéš öƒ 7, \[ûþ\][· ]+⟧$/);
  expect(pseudoMessage("{month, select, 0 {April} other {March}}").length).toBeGreaterThan(40);
});

test("every English message can be said in it", async () => {
  const messages = await messagesOf(PSEUDO);
  const english = Object.entries(catalogue.en).flatMap(([name, file]) => entriesOf(file, name));
  const said = new Map(Object.entries(messages).flatMap(([name, file]) => entriesOf(file, name)));
  expect(english.filter(([key, text]) => !said.get(key)?.startsWith("⟦") || said.get(key) === text)).toEqual([]);
  for (const text of said.values()) expect(() => parse(text), text).not.toThrow();
});
