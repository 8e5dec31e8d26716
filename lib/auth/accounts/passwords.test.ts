import { expect, test } from "vitest";
import { hashPassword, isPassword, judgePassword } from "./passwords";

const OWN = ["Amelia Earhart", "amelia.earhart@example.org"];
const codeOf = (password: string): string => {
  const judged = judgePassword(password, OWN);
  return judged.ok ? "fine" : judged.problem.code;
};

test.each([
  ["ninechars", "password-short"],
  ["1234567890", "password-weak"],
  ["password123", "password-weak"],
  ["qwertyuiop12", "password-weak"],
  ["aaaaaaaaaaaaaaa", "password-weak"],
  ["openskyopensky", "password-weak"],
  ["amelia.earhart@example.org", "password-weak"],
  ["AmeliaEarhart1", "password-weak"],
  ["x".repeat(129), "password-long"],
  ["seal the fare at dusk", "fine"],
  ["kd83hfkq0z", "fine"],
  ["푸른하늘을나는비행기들", "fine"],
])("%s: %s", (password, code) => expect(codeOf(password)).toBe(code));

test("only the password itself is right, however its letters were typed", async () => {
  const kept = await hashPassword("caf\u00e9 above the clouds");
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword("cafe\u0301 above the clouds", kept)).toBe(true);
  expect(await isPassword("cafe above the clouds", kept)).toBe(false);
  expect(await isPassword("", null)).toBe(false);
});
