import { describe, expect, it } from "vitest";
import { SIDES } from "../build/sides";
import { sideOf } from "./sides";

const sides = [
  { side: "europe", source: SIDES.europe },
  { side: "north-america", source: SIDES["north-america"] },
] as const;

describe.each(sides)("the drawn map of $side", ({ side, source: { board, projection, countries } }) => {
  const { data, labels } = sideOf(side);

  it("has the airports of the board, in its order, at their true places", () => {
    expect(data.board).toBe(board.id);
    const spots = board.airports.map(({ lon, lat }): [number, number] => [lon, lat]);
    const project = projection().fitWidth(4000, { type: "MultiPoint", coordinates: spots });
    expect(data.airports.map(({ code, name, country, x, y }) => ({ code, name, country, x, y }))).toEqual(
      board.airports.map(({ code, name, country, lon, lat }) => {
        const [x = NaN, y = NaN] = project([lon, lat]) ?? [];
        return { code, name, country: country ?? null, x: Math.round(x) + 0, y: Math.round(y) + 0 };
      }),
    );
  });

  it("has the routes of the board, from airport to airport, crossing a border where the countries differ", () => {
    expect(data.routes.map(({ id }) => id)).toEqual(board.routes);
    const airport = (code: string | undefined) => data.airports.find((one) => one.code === code)!;
    for (const { id, points, crossing } of data.routes) {
      const [from, to] = id.split("-").map(airport);
      expect([points[0], points[1], points.at(-2), points.at(-1)], id).toEqual([from!.x, from!.y, to!.x, to!.y]);
      expect(crossing !== null, id).toBe(from!.country !== to!.country);
    }
  });

  it("sets a place for every label and tells the countries apart", () => {
    expect(Object.keys(labels).sort()).toEqual(board.airports.map(({ code }) => code).sort());
    expect(data.countries.map(({ code }) => code)).toEqual(Object.keys(countries));
  });
});
