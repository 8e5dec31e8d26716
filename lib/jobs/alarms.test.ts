import { expect, test } from "vitest";
import { Alarms } from "./alarms";

function alarms() {
  const sent: [string, number][] = [];
  let now = 0;
  const made = new Alarms(
    (gameId, ms) => sent.push([gameId, ms]),
    () => now,
  );
  return { made, sent, at: (time: number) => (now = time) };
}

test("a later end needs no job of its own, an earlier one does", () => {
  const { made, sent, at } = alarms();
  made.set("a", 1_000);
  at(200);
  made.set("a", 1_000);
  made.set("a", 500);
  made.set("b", 900);
  expect(sent).toEqual([
    ["a", 1_000],
    ["a", 500],
    ["b", 900],
  ]);
});

test("an alarm that went off, here or on another server, is no longer counted on", () => {
  const { made, sent, at } = alarms();
  made.set("a", 1_000);
  made.rang("a");
  made.set("a", 2_000);
  at(2_500);
  made.set("a", 3_000);
  expect(sent.map(([, ms]) => ms)).toEqual([1_000, 2_000, 3_000]);
});
