import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { catalogue } from "../catalogue";
import { entriesOf } from "../complete";
import { LANGUAGES, SOURCE } from "../languages";
import { faultsOf } from "./faults";
import { shapeOf } from "./shape";

const folder = (language: string): string => path.resolve(import.meta.dirname, "../messages", language);
const files = (language: string): readonly string[] => readdirSync(folder(language)).sort();
const read = (language: string, file: string) =>
  new Map(entriesOf(JSON.parse(readFileSync(path.join(folder(language), file), "utf8"))));

describe("the catalogue", () => {
  it("registers every English file", () => {
    expect(Object.keys(catalogue.en).map((name) => `${name}.json`).sort()).toEqual(files(SOURCE));
  });

  it("has English messages that can be read and are not empty", () => {
    for (const file of files(SOURCE)) {
      for (const [key, message] of read(SOURCE, file)) {
        expect(message.trim(), `en/${file}: ${key} is empty`).not.toBe("");
        expect(() => shapeOf(message), `en/${file}: ${key}`).not.toThrow();
      }
    }
  });

  it.each(LANGUAGES.filter((language) => language !== SOURCE))("is complete and sound in %s", (language) => {
    const foreign = files(language).filter((file) => !files(SOURCE).includes(file));
    const faults = files(SOURCE).flatMap((file) => {
      const english = read(SOURCE, file);
      if (!files(language).includes(file)) return [`${language}/${file} is missing`];
      const own = read(language, file);
      const name = file.replace(/\.json$/, "");
      return [
        ...[...own.keys()].filter((key) => !english.has(key)).map((key) => `${language}/${file}: ${key} is not in English`),
        ...[...english].flatMap(([key, source]) =>
          faultsOf(language, `${name}.${key}`, source, own.get(key)).map((fault) => `${language}/${file}: ${key} ${fault}`),
        ),
      ];
    });
    expect([...foreign.map((file) => `${language}/${file} is not in English`), ...faults]).toEqual([]);
  });
});

describe("the reading of translations", () => {
  const faults = (own: string, source: string, language = "de") => faultsOf(language, "x.y", source, own);

  it("finds what is lost or foreign", () => {
    expect(faults("", "Hello")).toEqual(["is empty"]);
    expect(faultsOf("de", "x.y", "Hello", undefined)).toEqual(["is missing"]);
    expect(faults("Hello", "Hello")).toEqual(["is the English “Hello”"]);
    expect(faults("{a}", "{a}")).toEqual([]);
    expect(faults("Hallo {name", "Hello {name}")).toEqual(["is not a message: check braces and tags"]);
    expect(faults("Hallo {nam}", "Hello {name}")).toEqual(["has nam where English has name"]);
    expect(faults("<b>Hallo</b>", "Hello")).toEqual(["has <b> where English has none"]);
    expect(faults("{k, select, a {x} other {y}}", "{k, select, a {p} b {q} other {r}}")).toEqual([
      "chooses k by a, other, English by a, b, other",
    ]);
  });

  it("asks for the plurals that a language has", () => {
    const english = "{n, plural, one {# stop} other {# stops}}";
    expect(faults("{n, plural, other {# Stopps}}", english)).toEqual(["lacks one for n"]);
    expect(faults("{n, plural, other {#번}}", english, "ko")).toEqual([]);
    expect(faults("{n, plural, one {#번} other {#번}}", english, "ko")).toEqual([
      "has one for n, which the language does not know",
    ]);
    expect(faults("{n, plural, one {# scalo} other {# scali}}", english, "it")).toEqual([]);
    expect(faults("{n, selectordinal, other {#.}}", "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}")).toEqual([]);
  });
});
