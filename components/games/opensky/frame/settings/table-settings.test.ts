import { expect, it } from "vitest";
import { settingsFrom } from "./table-settings";

it("switches on only what was kept as on", () => {
  const off = { sound: false, notify: false };
  expect(settingsFrom('{"sound":true,"notify":false}')).toEqual({ sound: true, notify: false });
  for (const text of [null, "", "no", "null", "7", '{"sound":"yes"}']) expect(settingsFrom(text)).toEqual(off);
});
