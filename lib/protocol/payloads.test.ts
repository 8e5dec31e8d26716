import { expect, test } from "vitest";
import { commandPayload, displayName, enterPayload } from "./payloads";

const gameId = "abcdefgh12345678";
const command = (value: unknown) => ({
  gameId,
  commandId: "6f1f2a0e-3a55-4f6e-9d0e-2c1f1c9a7b11",
  version: 7,
  phase: "placePlanes",
  command: { type: "placePlanes", routes: value },
});

// The embedded database hangs for good when it is given JSON some thousand levels deep.
test("a command is flat, whatever else is wrong with it is for the rules to say", () => {
  for (const value of [["AMS-CDG"], [], 3, null, [["AMS"]], { a: [1] }, undefined]) {
    expect(commandPayload.safeParse(command(value)).success).toBe(true);
  }
  const deep = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels));
  const deepObject: unknown = JSON.parse('{"a":'.repeat(2_600) + "1" + "}".repeat(2_600));
  for (const value of [deep(5), deep(8_000), deepObject]) {
    expect(commandPayload.safeParse(command(value)).success).toBe(false);
  }
});

test("numbers of events are such as the database can count", () => {
  expect(enterPayload.safeParse({ gameId, from: 2 ** 31 - 1 }).success).toBe(true);
  for (const from of [2 ** 31, -1, 0.5, "0", null]) {
    expect(enterPayload.safeParse({ gameId, from }).success).toBe(false);
    expect(commandPayload.safeParse({ ...command([]), version: from }).success).toBe(false);
  }
});

test("a name has something to read", () => {
  for (const name of ["Ann", "B2", "Ödön", "李雷"]) expect(displayName.safeParse(name).success).toBe(true);
  for (const name of ["..", "--", "\u0301\u0301\u0301", "' '", "  "]) expect(displayName.safeParse(name).success).toBe(false);
});
