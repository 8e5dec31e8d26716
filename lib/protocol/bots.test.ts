import { expect, test } from "vitest";
import { BOT_LEVELS, botOf, BOTS, freeBot } from "./bots";
import { nameFault } from "./display-name";
import { isUserId } from "./user-id";

test("every bot has an id and a name of its own, as players have them", () => {
  expect(new Set(BOTS.map(({ userId }) => userId)).size).toBe(BOTS.length);
  expect(new Set(BOTS.map(({ name }) => name)).size).toBe(BOTS.length);
  for (const { userId, name } of BOTS) {
    expect(isUserId(userId)).toBe(true);
    expect(nameFault(name)).toBeNull();
    expect(botOf(userId)?.name).toBe(name);
  }
  expect(botOf("00000000-0000-4000-8000-000000000000")).toBeNull();
});

test("a table can be filled with bots of one level, each once", () => {
  for (const level of BOT_LEVELS) {
    const first = freeBot(level, [])!;
    const second = freeBot(level, [first])!;
    const third = freeBot(level, [second, first])!;
    expect([first, second, third].map((bot) => bot.level)).toEqual([level, level, level]);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(freeBot(level, [first, second, third])).toBeNull();
  }
});
