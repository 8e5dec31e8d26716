import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const table = import.meta.dirname;
/** Not parts of a table, or fetched by the table itself before it is shown. */
const ASIDE = /^(?:solo|tutorial|map)\/|^later\.ts$/;

test("whatever a table fetches later stands in the one list", () => {
  const files = readdirSync(table, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !ASIDE.test(file),
  );
  const elsewhere = files.filter((file) => /\bimport\("\./.test(readFileSync(path.join(table, file), "utf8")));
  expect(files.length).toBeGreaterThan(100);
  expect(elsewhere).toEqual([]);
});
