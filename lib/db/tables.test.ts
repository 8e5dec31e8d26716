import { expect, test } from "vitest";
import { tableInfo } from "./tables";

test("what cannot be a table's id is not even looked for", async () => {
  for (const id of ["\u0000", "abcdefgh\u0000", "", "ABCDEFGH12345678", "a".repeat(10_000), "favicon.ico"]) {
    expect(await tableInfo(id)).toBeNull();
  }
});
