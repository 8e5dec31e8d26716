import { describe, expect, it } from "vitest";
import { type Term, termsFor } from "./terms";

const term = (id: string, en: string, it: string, es: string, de: string, ko: string): Term => ({
  id,
  words: { en, it, es, de, ko },
  word: en,
  meaning: "",
});

const TERMS = [
  term("stop", "stop", "scalo", "escala", "Zwischenstopp", "경유"),
  term("plane", "plane", "aereo", "avión", "Flugzeug", "비행기"),
  term("route", "route", "rotta", "ruta", "Strecke", "노선"),
];
const ids = (typed: string, order: Parameters<typeof termsFor>[2] = "play") =>
  termsFor(TERMS, typed, order).map(({ id }) => id);

describe("the glossary's words", () => {
  it("are all there in the order of a game until something is typed", () => {
    expect(ids("  ")).toEqual(["stop", "plane", "route"]);
  });

  it("are found in every language, without accents and capitals, in Hangul too", () => {
    expect(ids("AVION")).toEqual(["plane"]);
    expect(ids("zwischen")).toEqual(["stop"]);
    expect(ids("노선")).toEqual(["route"]);
    expect(ids("xyz")).toEqual([]);
  });

  it("are sorted by the alphabet of a language", () => {
    expect(ids("", "it")).toEqual(["plane", "route", "stop"]);
    expect(ids("", "de")).toEqual(["plane", "route", "stop"]);
    expect(ids("", "ko")).toEqual(["stop", "route", "plane"]);
  });
});
