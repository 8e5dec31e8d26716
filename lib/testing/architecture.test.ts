import { describe, expect, it } from "vitest";
import { importsOf, sources, type Import } from "./architecture/imports";
import { ENGINE_PACKAGES, PACKAGES, PURE_FOLDERS, ROWS, type Row } from "./architecture/table";

const files = sources();
const imports = files.flatMap(importsOf);
const within = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);

function rowOf(file: string): Row | undefined {
  return ROWS.filter((row) => within(file, row.folder)).sort((a, b) => b.folder.length - a.folder.length)[0];
}

function allowed(row: Row, { ours, typeOnly }: Import): boolean {
  if (ours === null || within(ours, row.folder)) return true;
  if (row.may.some((folder) => within(ours, folder))) return true;
  return typeOnly && (row.types ?? []).some((folder) => within(ours, folder));
}

describe("the rooms of the house", () => {
  it("every file stands in a room that the table knows", () => {
    expect(files.filter(({ file }) => rowOf(file) === undefined).map(({ file }) => file)).toEqual([]);
  });

  it("imports only what the table allows", () => {
    const wrong = imports.flatMap((entry) => {
      const row = rowOf(entry.file);
      if (row === undefined || allowed(row, entry)) return [];
      const what = (row.types ?? []).some((folder) => within(entry.ours ?? "", folder)) ? "more than types of " : "";
      return [`${entry.file} imports ${what}${entry.written}: ${row.home}`];
    });
    expect(wrong).toEqual([]);
  });

  it("names packages only where they belong", () => {
    const wrong = imports.flatMap(({ file, ours, written }) =>
      PACKAGES.filter((row) => ours === null && row.packages.test(written))
        .filter((row) => ![...row.only, "lib/testing"].some((folder) => within(file, folder)))
        .map((row) => `${file} imports ${written}: ${row.home}`),
    );
    expect(wrong).toEqual([]);
  });

  it("keeps the engine pure: no packages but its hashes, no clock, no chance of its own", () => {
    const pure = files.filter(({ file }) => PURE_FOLDERS.some((folder) => within(file, folder)));
    const foreign = imports
      .filter(({ file, ours }) => ours === null && pure.some((source) => source.file === file))
      .filter(({ written }) => !ENGINE_PACKAGES.test(written))
      .map(({ file, written }) => `${file} imports ${written}: input and output live outside the engine`);
    const impure = pure
      .filter(({ text }) => /\bnew Date\b|\b(Date|process|performance|globalThis|crypto)\.|\bMath\.random\b/.test(text))
      .map(({ file }) => `${file} uses a clock, chance or the environment: chance comes from lib/engine/core/dice.ts`);
    expect([...foreign, ...impure]).toEqual([]);
  });

  it("reads the environment in lib/server only", () => {
    const wrong = files
      .filter(({ file, text }) => /\bprocess\.env\b/.test(text) && !/^(lib\/server|lib\/testing|e2e)\//.test(file))
      .map(({ file }) => `${file} reads process.env: lib/server/environment.ts reads it and hands values on`);
    expect(wrong).toEqual([]);
  });

  it("has no barrel files, except each game's index.ts", () => {
    const barrels = files
      .filter(({ file }) => /\/index\.tsx?$/.test(file) && !/^lib\/engine\/[^/]+\/index\.ts$/.test(file))
      .filter(({ text }) => /^\s*export\s[^"';]*\sfrom\s/m.test(text))
      .map(({ file }) => `${file} gathers exports: import each file by its own name`);
    expect(barrels).toEqual([]);
  });
});

describe("the reading of imports", () => {
  const read = (text: string): readonly Import[] => importsOf({ file: "lib/rooms/x.ts", text });

  it("finds every way to import", () => {
    const text = [
      'import a, { b } from "@/lib/db/a";',
      'import {\n  c,\n} from "../server/c";',
      'export * from "./d";',
      'import "e";',
      'const f = await import("../db/f");',
    ].join("\n");
    expect(read(text).map(({ ours }) => ours)).toEqual(["lib/db/a", "lib/server/c", "lib/rooms/d", null, "lib/db/f"]);
  });

  it("tells types from values", () => {
    const text = [
      'import type { A } from "a";',
      'import { type B, type C } from "b";',
      'import { type D, e } from "c";',
      'export type { F } from "d";',
    ].join("\n");
    expect(read(text).map(({ typeOnly }) => typeOnly)).toEqual([true, true, false, true]);
  });
});
