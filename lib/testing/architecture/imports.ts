import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "../../..");

/** A source file of ours, its path from the root with forward slashes. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

export interface Import {
  readonly file: string;
  /** A path from the root for a file of ours, else null. */
  readonly ours: string | null;
  /** As it is written. */
  readonly written: string;
  readonly typeOnly: boolean;
}

const SKIPPED = new Set(["node_modules", "generated", "dist"]);

/** All TypeScript files below the top level folders, without tests and generated code. */
export function sources(): readonly Source[] {
  return ["lib", "app", "components", "e2e"].flatMap((top) => walk(top));
}

function walk(folder: string): Source[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) || entry.name.startsWith(".") ? [] : walk(file);
    if (!/\.(ts|tsx|mts)$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
    return [{ file, text: readFileSync(path.join(ROOT, file), "utf8") }];
  });
}

const STATEMENT = /^\s*(?:import|export)\s+(type\s+)?([^"';]*?)\sfrom\s+"([^"]+)"/gm;
const BARE = /^\s*import\s+"([^"]+)"/gm;
const DYNAMIC = /\bimport\(\s*"([^"]+)"/g;

/** What a file imports, re-exports included. */
export function importsOf({ file, text }: Source): readonly Import[] {
  const entry = (written: string, typeOnly: boolean): Import => ({
    file,
    ours: resolve(file, written),
    written,
    typeOnly,
  });
  return [
    ...[...text.matchAll(STATEMENT)].map(([, type, names = "", written = ""]) =>
      entry(written, type !== undefined || onlyTypes(names)),
    ),
    ...[...text.matchAll(BARE)].map(([, written = ""]) => entry(written, false)),
    ...[...text.matchAll(DYNAMIC)].map(([, written = ""]) => entry(written, false)),
  ];
}

function onlyTypes(names: string): boolean {
  const list = /^\{([\s\S]*)\}$/.exec(names.trim())?.[1];
  if (list === undefined) return false;
  const items = list.split(",").map((name) => name.trim()).filter((name) => name !== "");
  return items.length > 0 && items.every((name) => name.startsWith("type "));
}

function resolve(file: string, written: string): string | null {
  if (written.startsWith("@/")) return written.slice(2);
  if (written.startsWith(".")) return path.posix.normalize(path.posix.join(path.posix.dirname(file), written));
  return null;
}
