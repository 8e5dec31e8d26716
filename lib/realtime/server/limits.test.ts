import { expect, test } from "vitest";
import { memoryLimits } from "./limits";

const known = new Set(["room:command", "room:enter", "lobby:enter", "chat:send"]);
const times = (count: number) => Array.from({ length: count }, (_, place) => place);

test("four quick players and their pages behind one address never meet a limit", async () => {
  const limits = memoryLimits(known);
  for (const player of ["a", "b", "c", "d"]) {
    for (const _ of times(60)) expect(await limits.admit("room:command", player, "home")).toBe("heard");
    for (const _ of times(20)) expect(await limits.admit("room:enter", player, "home")).toBe("heard");
    for (const _ of times(20)) expect(await limits.connects("home")).toBe(true);
  }
});

test("a flood of one user is refused, then ended, and meets nobody else", async () => {
  const limits = memoryLimits(known);
  const answers: string[] = [];
  for (const _ of times(1_600)) answers.push(await limits.admit("room:command", "flood", "home"));
  expect(answers.indexOf("refused")).toBe(300);
  expect(answers.at(-1)).toBe("ended");
  expect(await limits.admit("room:command", "neighbour", "home")).toBe("heard");
});

test("five messages in ten seconds are talk, more is noise", async () => {
  const limits = memoryLimits(known);
  const answers: string[] = [];
  for (const _ of times(7)) answers.push(await limits.admit("chat:send", "chatter", "home"));
  expect(answers).toEqual([...times(5).map(() => "heard"), "refused", "refused"]);
  expect(await limits.admit("room:command", "chatter", "home")).toBe("heard");
});

test("made-up events share one small allowance", async () => {
  const limits = memoryLimits(known);
  const answers: string[] = [];
  for (const place of times(30)) answers.push(await limits.admit(`made-up:${place}`, "flood", "home"));
  expect(answers.filter((answer) => answer === "heard")).toHaveLength(20);
});

test("many users of one address are limited together", async () => {
  const limits = memoryLimits(known);
  const answers: string[] = [];
  for (const place of times(2_500)) answers.push(await limits.admit("lobby:enter", `guest-${place}`, "farm"));
  expect(answers.filter((answer) => answer === "heard")).toHaveLength(2_000);
  expect(await limits.admit("lobby:enter", "elsewhere", "home")).toBe("heard");
});

test("connections of one address are limited", async () => {
  const limits = memoryLimits(known);
  const answers: boolean[] = [];
  for (const _ of times(400)) answers.push(await limits.connects("farm"));
  expect(answers.filter((answer) => answer)).toHaveLength(300);
});
