import { describe, expect, it } from "vitest";
import { parseBoard } from "./board";
import { airport, boardOf, legs, routeId } from "./boards";
import europe from "./boards/europe-1.json";
import america from "./boards/north-america-1.json";

describe("a board with a fault is refused by name", () => {
  const routes = (...more: readonly string[]): unknown => ({ ...europe, routes: [...europe.routes, ...more] });
  const airports = (...more: readonly unknown[]): unknown => ({ ...europe, airports: [...europe.airports, ...more] });
  const oslo = { code: "OSL", name: "Oslo", lat: 60.19, lon: 11.1 };
  const faults: readonly (readonly [unknown, string])[] = [
    [routes("AMS-OSL"), "board europe-1: route AMS-OSL names the unknown airport OSL"],
    [routes("AAL-AMS"), "board europe-1: route AAL-AMS names the unknown airport AAL"],
    [routes("AMS-CDG"), "board europe-1: route AMS-CDG occurs twice"],
    [routes("LHR-AMS"), "board europe-1: route LHR-AMS is not in alphabetical order"],
    [routes("AMS-AMS"), "board europe-1: route AMS-AMS is not in alphabetical order"],
    [routes("ams-cdg"), 'board europe-1: route "ams-cdg" is not spelled like AMS-CDG'],
    [airports(oslo), "board europe-1: airport OSL cannot be reached"],
    [airports(europe.airports[0]), "board europe-1: airport DUB occurs twice"],
    [airports({ ...oslo, lat: "60" }), "board europe-1: airport OSL has no place on the map"],
    [airports({ ...oslo, code: "Oslo" }), 'board europe-1: airport code "Oslo" is not three capital letters'],
    [{ ...america, airports: [...america.airports, oslo] }, "board north-america-1: airport OSL has no country"],
    [{ ...europe, side: "asia" }, 'board europe-1: side "asia" is unknown'],
    [{ side: "europe" }, "a board has an id"],
    [[], "a board is an object"],
  ];
  it.each(faults)("%#: %s", (data, message) => {
    expect(parseBoard(data)).toEqual({ ok: false, error: message });
  });
});

it("reads both sides as they are", () => {
  const north = boardOf({ board: "north-america-1" });
  expect(north.airports.map((place) => place.code)).toEqual(america.airports.map((place) => place.code));
  expect(north.routes.map((route) => route.id)).toEqual(america.routes);
  expect(north.routeById.get("DEN-YVR")?.crossing).toBe(true);
  expect(north.routeById.get("YVR-YYC")?.crossing).toBe(false);
  expect(boardOf({ board: "europe-1" }).routes.some((route) => route.crossing)).toBe(false);
  expect(() => boardOf({ board: "asia-1" })).toThrow("board asia-1 is unknown");
});

it("finds airports and names routes", () => {
  expect(airport(boardOf({ board: "europe-1" }), "LIS")?.name).toBe("Lisbon");
  expect(airport(boardOf({ board: "europe-1" }), "JFK")).toBeNull();
  expect(routeId("LHR", "AMS")).toBe("AMS-LHR");
  expect(legs(["LHR", "AMS", "CPH"])).toEqual(["AMS-LHR", "AMS-CPH"]);
});
