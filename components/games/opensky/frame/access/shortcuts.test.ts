import { describe, expect, it } from "vitest";
import { actOf } from "./shortcuts";

const press = (key: string, more: Partial<Parameters<typeof actOf>[0]> = {}) => ({
  key,
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe("the table's keys", () => {
  it("go to the decision, the map, the tables and the help", () => {
    expect(["d", "M", "b", "?"].map((key) => actOf(press(key), true))).toEqual(["decision", "map", "tables", "help"]);
  });

  it("are found by their place where a keyboard writes no Latin letters", () => {
    expect(actOf(press("ㅇ", { code: "KeyD" }), true)).toBe("decision");
    expect(actOf(press("Tab", { code: "Tab" }), true)).toBeNull();
  });

  it("can be switched off, but for those with Control", () => {
    expect(actOf(press("d"), false)).toBeNull();
    expect(actOf(press("?"), false)).toBeNull();
    expect(actOf(press("Enter", { ctrlKey: true }), false)).toBe("confirm");
    expect(actOf(press("Enter", { metaKey: true }), false)).toBe("confirm");
  });

  it("leave the browser's own keys alone", () => {
    expect(actOf(press("d", { ctrlKey: true }), true)).toBeNull();
    expect(actOf(press("d", { altKey: true }), true)).toBeNull();
  });
});
