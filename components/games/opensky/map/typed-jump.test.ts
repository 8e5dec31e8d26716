import { describe, expect, it } from "vitest";
import { typedJump } from "./typed-jump";

const all = [
  { id: "AMS", names: ["AMS", "Amsterdam"] },
  { id: "ATH", names: ["ATH", "Athens"] },
  { id: "GRU", names: ["GRU", "São Paulo"] },
  { id: "CPH", names: ["CPH", "København"] },
];

describe("typing a code or a city", () => {
  it("jumps to the first that begins so, after the present one", () => {
    expect(typedJump("a", "AMS", all)?.id).toBe("ATH");
    expect(typedJump("a", "ATH", all)?.id).toBe("AMS");
    expect(typedJump("cph", "AMS", all)?.id).toBe("CPH");
  });

  it("stays while more letters fit the present one", () => {
    expect(typedJump("at", "ATH", all)?.id).toBe("ATH");
    expect(typedJump("am", "ATH", all)?.id).toBe("AMS");
  });

  it("goes on with one letter again and again", () => {
    expect(typedJump("aa", "AMS", all)?.id).toBe("ATH");
    expect(typedJump("aaa", "ATH", all)?.id).toBe("AMS");
  });

  it("knows cities, without their accents and spaces", () => {
    expect(typedJump("saop", "AMS", all)?.id).toBe("GRU");
    expect(typedJump("kobenh", "AMS", all)).toBeNull();
    expect(typedJump("københ", "AMS", all)?.id).toBe("CPH");
    expect(typedJump("x", "AMS", all)).toBeNull();
  });
});
