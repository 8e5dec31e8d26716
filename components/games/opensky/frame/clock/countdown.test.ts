import { describe, expect, it } from "vitest";
import { secondsLeft, timeParts, toldMark } from "./countdown";

describe("a clock between two tidings", () => {
  it("runs down from when it was heard, while it runs", () => {
    const clock = { left: 60_000, running: true };
    expect(secondsLeft(clock, 5_000, 5_000)).toBe(60);
    expect(secondsLeft(clock, 5_000, 5_001)).toBe(60);
    expect(secondsLeft(clock, 5_000, 6_000)).toBe(59);
    expect(secondsLeft(clock, 5_000, 64_999)).toBe(1);
    expect(secondsLeft({ ...clock, running: false }, 5_000, 64_999)).toBe(60);
  });

  it("stops at zero, and no moment before it was heard adds time", () => {
    expect(secondsLeft({ left: 1_000, running: true }, 0, 90_000)).toBe(0);
    expect(secondsLeft({ left: -400, running: false }, 0, 0)).toBe(0);
    expect(secondsLeft({ left: 1_000, running: true }, 500, 0)).toBe(1);
  });

  it("tells of a minute and of twenty seconds", () => {
    expect([300, 61, 60, 21, 20, 0].map(toldMark)).toEqual([null, null, 60, 60, 20, 20]);
  });

  it("writes minutes and two digits of seconds", () => {
    expect(timeParts(300)).toEqual({ minutes: "5", seconds: "00" });
    expect(timeParts(67)).toEqual({ minutes: "1", seconds: "07" });
    expect(timeParts(0)).toEqual({ minutes: "0", seconds: "00" });
  });
});
