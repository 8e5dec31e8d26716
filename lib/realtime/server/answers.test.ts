import { expect, test } from "vitest";
import { ERROR_CODES } from "@/lib/engine/opensky/commands";
import words from "@/lib/i18n/messages/en/errors.json";
import { ANSWER_CODES } from "@/lib/protocol/answer";
import { refuse } from "@/lib/rooms/answers";
import { answerOf } from "./answers";

test("every code has words, and every word has its code", () => {
  const codes = [...ANSWER_CODES, ...ERROR_CODES.map((code) => `rule/${code}`)];
  expect(Object.keys(words).sort()).toEqual([...codes].sort());
});

test("an error leaves with its code, its words and the field it is about", () => {
  expect(answerOf({ ok: true, value: 7 }, words)).toEqual({ ok: 7 });
  expect(answerOf(refuse("rule/card-not-held", "fare"), words)).toEqual({
    error: "rule/card-not-held",
    message: words["rule/card-not-held"],
    field: "fare",
  });
});
