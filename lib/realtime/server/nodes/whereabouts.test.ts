import { expect, test } from "vitest";
import type { PresenceMessage } from "./messages";
import { Whereabouts } from "./whereabouts";

/** Servers that hear each other at once, and one clock. */
function servers(count: number) {
  const clock = { now: 0 };
  const all: { readonly whereabouts: Whereabouts; readonly moved: string[]; up: boolean }[] = [];
  for (let n = 0; n < count; n += 1) {
    const moved: string[] = [];
    const own = { moved, up: true };
    const tell = (message: PresenceMessage) => {
      const others = all.filter((other) => other.moved !== moved && other.up);
      if (own.up) for (const other of others) other.whereabouts.hear(message);
    };
    const whereabouts = new Whereabouts(tell, (gameIds) => moved.push(...gameIds), () => clock.now);
    all.push(Object.assign(own, { whereabouts }));
  }
  for (const { whereabouts } of all) whereabouts.beat();
  const presence = () => all.filter(({ up }) => up).map(({ whereabouts }) => whereabouts.presence("game", "ann"));
  const beats = (ms: number) => {
    for (const end = clock.now + ms; clock.now < end; ) {
      clock.now += 1_000;
      for (const { whereabouts, up } of all) if (up) whereabouts.beat();
    }
  };
  return { all, presence, beats };
}

test("a lost line is expected back for half a minute, on every server, and the table hears of the end", () => {
  const { all, presence, beats } = servers(2);
  const [first, second] = all;
  expect(presence()).toEqual(["gone", "gone"]);
  first!.whereabouts.came("game", "ann");
  expect(presence()).toEqual(["here", "here"]);
  first!.whereabouts.went("game", "ann");
  expect(presence()).toEqual(["reconnecting", "reconnecting"]);
  second!.whereabouts.came("game", "ann");
  expect(presence()).toEqual(["here", "here"]);
  second!.whereabouts.went("game", "ann");
  beats(25_000);
  expect(presence()).toEqual(["reconnecting", "reconnecting"]);
  expect(first!.moved).toEqual([]);
  beats(10_000);
  expect(presence()).toEqual(["gone", "gone"]);
  expect(first!.moved).toEqual(["game"]);
  expect(second!.moved).toEqual(["game"]);
});

test("who leaves by will is gone at once", () => {
  const { all, presence } = servers(2);
  all[0]!.whereabouts.came("game", "ann");
  all[0]!.whereabouts.went("game", "ann", true);
  expect(presence()).toEqual(["gone", "gone"]);
});

test("the players of a server that died are expected back at another", () => {
  const { all, presence, beats } = servers(2);
  all[0]!.whereabouts.came("game", "ann");
  all[0]!.up = false;
  beats(12_000);
  expect(presence()).toEqual(["reconnecting"]);
  all[1]!.whereabouts.came("game", "ann");
  expect(presence()).toEqual(["here"]);
});
