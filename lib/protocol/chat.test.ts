import { expect, test } from "vitest";
import { chatSendPayload } from "./chat";
import { CHAT_LENGTH, chatLength, cleanChatText } from "./chat-text";

const parse = (text: unknown) =>
  chatSendPayload.safeParse({
    gameId: "abcdefgh12345678",
    messageId: "6f1f2a0e-3a55-4f6e-9d0e-2c1f1c9a7b11",
    channel: "players",
    text,
  });

test("a message is one line without control characters", () => {
  expect(parse(" a\n\tb \u0000 c\u202e ").data?.text).toBe("a b c");
  for (const text of ["", " \n ", "\u200b\u200d", "\u0301", "\u202e", 3, null]) expect(parse(text).success).toBe(false);
});

test("what people write stays as it is", () => {
  for (const text of ["gg!", "안녕하세요", "👨‍👩‍👧 :)", "<b>2 < 3</b>", "ทั้งหมด", "a.b/c?d=e#f", "...", "नमस्ते"]) {
    expect(parse(text).data?.text).toBe(text);
  }
});

test("length counts characters after the cleaning", () => {
  expect(parse("✈".repeat(CHAT_LENGTH)).success).toBe(true);
  expect(parse("😀".repeat(CHAT_LENGTH + 1)).success).toBe(false);
  expect(parse(`${" ".repeat(500)}x`).success).toBe(true);
  expect(chatLength(cleanChatText(`x${"\u0301".repeat(900)}`))).toBe(5);
});
