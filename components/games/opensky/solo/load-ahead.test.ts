import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const table = path.resolve(import.meta.dirname, "..");
/** Not parts of a table, or fetched by the table itself before it is shown. */
const ASIDE = /^(?:solo|tutorial|map)\//;

const fetched = (file: string): readonly string[] =>
  [...readFileSync(path.join(table, file), "utf8").matchAll(/\bimport\("(\.[^"]+)"\)/g)].map(([, found]) =>
    path.normalize(path.join(path.dirname(file), found ?? "")),
  );

test("every part that a table fetches later is fetched ahead where the line may be gone", () => {
  const files = readdirSync(table, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !ASIDE.test(file),
  );
  const later = [...new Set(files.flatMap(fetched))].toSorted();
  expect(later.length).toBeGreaterThan(10);
  expect(fetched("solo/load-ahead.ts").toSorted()).toEqual(later);
});
