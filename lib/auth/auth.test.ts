import { expect, test } from "vitest";
import { givenName } from "@/lib/protocol/display-name";
import { displayName } from "@/lib/protocol/payloads";
import { guestName, newUserId } from "./guest";
import { sameSite } from "./origin";

test("every guest has a valid name, the same at each visit", () => {
  const id = newUserId();
  expect(guestName(id)).toBe(guestName(id));
  expect(givenName(guestName(id))).toMatchObject({ kind: "guest" });
});

test.each([
  ["http://localhost:3000", "localhost:3000", true],
  ["http://192.168.1.7:3000", "192.168.1.7:3000", true],
  ["https://opensky.example", "127.0.0.1:3000", true],
  [undefined, "localhost:3000", true],
  ["http://localhost:4000", "localhost:3000", false],
  ["https://evil.example", "localhost:3000", false],
  ["https://opensky.example.evil.example", "localhost:3000", false],
  ["null", "localhost:3000", false],
])("a page of %s may talk to %s: %s", (origin, host, may) => {
  expect(sameSite(origin, host, new URL("https://opensky.example"))).toBe(may);
});
