import { expect, test } from "vitest";
import type { PresenceMessage } from "./messages";
import { Whereabouts } from "./whereabouts";

/** Servers on one wire, on which a message may be lost; `settle` carries what is on its way. */
function servers(count: number) {
  let clock = 0;
  let losing = false;
  const wire: { from: number; message: PresenceMessage }[] = [];
  const moved: string[][] = Array.from({ length: count }, () => []);
  const all = moved.map(
    (tables, from) =>
      new Whereabouts(
        (message) => {
          if (!losing) wire.push({ from, message });
        },
        (gameIds) => tables.push(...gameIds),
        () => clock,
      ),
  );
  const settle = () => {
    for (let next = wire.shift(); next; next = wire.shift()) {
      const { from, message } = next;
      all.forEach((server, to) => to !== from && server.hear(message));
    }
  };
  const beat = (among = all) => {
    for (const server of among) server.beat();
    settle();
  };
  return { all, moved, settle, beat, pass: (ms: number) => (clock += ms), lose: (on: boolean) => (losing = on) };
}

test("every server knows who is at a table on any of them", () => {
  const { all, settle, beat } = servers(3);
  const [one, two, three] = all as [Whereabouts, Whereabouts, Whereabouts];
  expect(one.alone).toBe(true);
  beat();
  expect(one.alone).toBe(false);
  expect(one.came("game", "ada")).toBe(true);
  settle();
  expect([two, three].map((server) => server.isHere("game", "ada"))).toEqual([true, true]);
  expect(two.came("game", "ada")).toBe(false);
  settle();
  expect(one.went("game", "ada")).toBe(false);
  settle();
  expect(three.isHere("game", "ada")).toBe(true);
  expect(two.went("game", "ada")).toBe(true);
  settle();
  expect(all.some((server) => server.isHere("game", "ada"))).toBe(false);
});

test("a server that comes later, or missed a message, asks for the whole", () => {
  const { all, settle, beat, lose } = servers(2);
  const [one, two] = all as [Whereabouts, Whereabouts];
  one.came("game", "ada");
  settle();
  beat();
  expect(two.isHere("game", "ada")).toBe(true);
  lose(true);
  one.came("game", "ben");
  one.went("game", "ada");
  lose(false);
  beat();
  expect([two.isHere("game", "ada"), two.isHere("game", "ben")]).toEqual([false, true]);
});

test("a server that falls silent is gone with its players, and their tables are told", () => {
  const { all, moved, settle, beat, pass } = servers(2);
  const [one, two] = all as [Whereabouts, Whereabouts];
  beat();
  two.came("game", "ada");
  settle();
  pass(9_000);
  beat([one]);
  expect(one.isHere("game", "ada")).toBe(true);
  pass(2_000);
  beat([one]);
  expect(one.isHere("game", "ada")).toBe(false);
  expect(moved[0]).toContain("game");
});
