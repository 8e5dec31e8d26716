import { parseHanded } from "@/lib/history/proof";
import { playFile, type PlayedFile } from "@/lib/history/replay/file";

/** A file that a visitor has opened. */
export type OpenedFile = { readonly name: string } & (
  | { readonly kind: "unreadable" }
  /** Something to replay, but for this field. */
  | { readonly kind: "broken"; readonly field: string }
  | { readonly kind: "played"; readonly of: "record" | "proof"; readonly played: PlayedFile }
);

/** Far above the longest game: a few hundred KB. */
const LONGEST_FILE = 4_000_000;

/** Reads a record or a proof and plays it through. */
export async function openFile(file: File): Promise<OpenedFile> {
  const { name } = file;
  if (file.size > LONGEST_FILE) return { name, kind: "unreadable" };
  let data: unknown;
  try {
    data = JSON.parse(await file.text());
  } catch {
    return { name, kind: "unreadable" };
  }
  const handed = parseHanded(data);
  if (handed.ok) return { name, kind: "played", of: handed.value.kind, played: playFile(handed.value) };
  return handed.error === "file" || handed.error === "format"
    ? { name, kind: "unreadable" }
    : { name, kind: "broken", field: handed.error };
}
