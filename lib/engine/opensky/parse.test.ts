import { expect, it } from "vitest";
import { parseCommand } from "./parse";

const wellFormed: readonly unknown[] = [
  { type: "placeCallsign", seat: 0, airport: "" },
  { type: "placePlanes", seat: 1, routes: [] },
  { type: "placePlanes", seat: 1, routes: ["AMS-CDG", "AMS-CDG"] },
  { type: "placeHubs", seat: 2, airports: [] },
  { type: "chooseMarket", seat: 0, origin: "Alpha", destination: "Alpha" },
  { type: "submitFare", seat: 0, fare: 333, itinerary: ["AMS", "AMS"] },
  { type: "submitFare", seat: 0, fare: -1, itinerary: [] },
  { type: "flashDeal", seat: 0, fare: 300.0 },
  { type: "attachAncillaries", seat: 0, tokens: [] },
  { type: "attachAncillaries", seat: 0, tokens: ["baggage", "seat"] },
  { type: "leasePlanes", seat: 0, cards: [], routes: ["AMS-CDG"] },
  { type: "leasePlanes", seat: 0, cards: [200, 200], routes: ["no route"] },
  { type: "declineLease", seat: 0 },
];

it.each(wellFormed)("reads %j", (command) => {
  expect(parseCommand(command, 3)).toEqual({ ok: true, value: command });
});

const faulty: readonly (readonly [unknown, string | undefined])[] = [
  [null, undefined],
  [[], undefined],
  ["declineFare", undefined],
  [{ seat: 0 }, "type"],
  [{ type: "toString", seat: 0 }, "type"],
  [{ type: "__proto__", seat: 0 }, "type"],
  [{ type: ["declineFare"], seat: 0 }, "type"],
  [{ type: "declineFare" }, "seat"],
  [{ type: "declineFare", seat: 3 }, "seat"],
  [{ type: "declineFare", seat: -1 }, "seat"],
  [{ type: "declineFare", seat: 0.5 }, "seat"],
  [{ type: "declineFare", seat: "0" }, "seat"],
  [{ type: "declineFare", seat: true }, "seat"],
  [{ type: "declineFare", seat: 0, fare: 200 }, "fare"],
  [JSON.parse('{"type":"declineFare","seat":0,"__proto__":1}'), "__proto__"],
  [{ type: "placeCallsign", seat: 0 }, "airport"],
  [{ type: "placeCallsign", seat: 0, airport: 5 }, "airport"],
  [{ type: "placePlanes", seat: 0, routes: "AMS-CDG" }, "routes"],
  [{ type: "placePlanes", seat: 0, routes: [1] }, "routes"],
  [{ type: "placeHubs", seat: 0, airports: ["AMS", "AMS"] }, "airports"],
  [{ type: "chooseMarket", seat: 0, origin: "Golf", destination: "Alpha" }, "origin"],
  [{ type: "chooseMarket", seat: 0, origin: "Alpha" }, "destination"],
  [{ type: "submitFare", seat: 0, fare: true, itinerary: [] }, "fare"],
  [{ type: "submitFare", seat: 0, fare: 200.5, itinerary: [] }, "fare"],
  [{ type: "submitFare", seat: 0, fare: Infinity, itinerary: [] }, "fare"],
  [{ type: "submitFare", seat: 0, fare: 200, itinerary: [null] }, "itinerary"],
  [{ type: "attachAncillaries", seat: 0, tokens: ["meal"] }, "tokens"],
  [{ type: "attachAncillaries", seat: 0, tokens: ["seat", "seat"] }, "tokens"],
  [{ type: "leasePlanes", seat: 0, cards: ["200"], routes: ["AMS-CDG"] }, "cards"],
  [{ type: "leasePlanes", seat: 0, cards: [200], routes: [] }, "routes"],
];

it.each(faulty)("refuses %j for its %s", (command, field) => {
  const error = field === undefined ? { code: "malformed" } : { code: "malformed", field };
  expect(parseCommand(command, 3)).toEqual({ ok: false, error });
});

it("keeps no minus zero, which JSON would lose", () => {
  const value = { type: "declineFare", seat: 0 };
  expect(parseCommand({ type: "declineFare", seat: -0 }, 3)).toEqual({ ok: true, value });
});
