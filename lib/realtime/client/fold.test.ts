import { expect, test } from "vitest";
import { opensky } from "@/lib/engine/opensky";
import type { RoomEvents } from "@/lib/protocol/table";
import { absorb, start } from "./fold";
import { FakeRoom } from "./testing/fake-room";

const room = new FakeRoom();
room.playOn(12);
const piece = (from: number, to: number): RoomEvents => ({
  gameId: room.gameId,
  from,
  version: to,
  events: room.log.slice(from, to).map((event) => opensky.viewEvent(event, 0)),
  clocks: null,
});
const empty = start(room.state.rules, 0);
const all = room.log.length;

test("events fold to the view of the position, however they are cut", () => {
  const whole = absorb(empty, piece(0, all));
  expect(whole?.view).toEqual(opensky.view(room.state, 0));
  const first = absorb(empty, piece(0, 3));
  expect(first && absorb(first, piece(3, all))).toEqual(whole);
});

test("events that are known already are passed over", () => {
  const first = absorb(empty, piece(0, 5));
  expect(first && absorb(first, piece(0, 5))).toBe(first);
  expect(first && absorb(first, piece(2, all))).toEqual(absorb(empty, piece(0, all)));
});

test("a gap is not folded over", () => {
  expect(absorb(empty, piece(1, all))).toBeNull();
});
