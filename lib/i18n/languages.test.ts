import { describe, expect, it } from "vitest";
import { addressIn, pathIn, plainPath } from "./addresses";
import { alternatesOf } from "./alternates";
import { accepted } from "./languages";

describe("the language of an address", () => {
  it("is its first part, where that is one of ours", () => {
    expect(addressIn("/it")).toEqual({ language: "it", path: "/" });
    expect(addressIn("/ko/t/abc")).toEqual({ language: "ko", path: "/t/abc" });
    for (const path of ["/", "/rules", "/fr/rules", "/item", "/t/it", "/IT/rules"]) {
      expect(addressIn(path), path).toEqual({ language: null, path });
    }
  });

  it("can be put on and taken off", () => {
    for (const path of ["/", "/rules", "/t/abc/replay"]) expect(plainPath(pathIn("de", path))).toBe(path);
  });

  it("stands in the alternates of open pages alone", () => {
    expect(alternatesOf("/rules", "it").alternates).toEqual({
      canonical: "/it/rules",
      languages: {
        en: "/en/rules",
        it: "/it/rules",
        es: "/es/rules",
        de: "/de/rules",
        ko: "/ko/rules",
        "x-default": "/rules",
      },
    });
    expect(alternatesOf("/", null).alternates).toMatchObject({ canonical: "/", languages: { ko: "/ko" } });
    expect(alternatesOf("/t/abc", null)).toEqual({});
  });
});

describe("what a browser wishes for", () => {
  it.each([
    ["ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7", "ko"],
    ["fr-FR,fr;q=0.9,de;q=0.6,en;q=0.5", "de"],
    ["en;q=0.5, es-419;q=0.9", "es"],
    ["de;q=0, it;q=0.1", "it"],
    ["fr, *;q=0.5", null],
    ["", null],
    [undefined, null],
    [";;q=x,,", null],
  ])("%s is %s", (header, language) => {
    expect(accepted(header)).toBe(language);
  });
});
