import { expect, test } from "vitest";
import type { ChatMessage } from "@/lib/protocol/chat";
import { groupsOf } from "./groups";

const said = (number: number, userId: string, at: string): ChatMessage => ({
  number,
  messageId: `${number}`,
  userId,
  name: userId,
  text: `${number}`,
  at: `2026-04-01T12:${at}.000Z`,
});

test("what one says in one breath stands under one name", () => {
  const messages = [
    said(1, "ann", "00:00"),
    said(2, "ann", "04:00"),
    said(3, "bob", "04:10"),
    said(4, "ann", "04:20"),
    said(5, "ann", "09:30"),
  ];
  expect(groupsOf(messages).map((group) => group.messages.map(({ number }) => number))).toEqual([[1, 2], [3], [4], [5]]);
  expect(groupsOf([])).toEqual([]);
});
