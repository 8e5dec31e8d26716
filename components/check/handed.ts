import { parseHanded, type Proof } from "@/lib/history/proof";

/** A file that was read: what to check, and how it stands to the table whose page this is. */
export type Loaded =
  | { readonly kind: "loaded"; readonly proof: Proof; readonly of: "this" | "another" | "record" }
  | { readonly kind: "unreadable" }
  | { readonly kind: "broken"; readonly field: string };

/** Far above the longest game: a few hundred KB. */
const LONGEST_FILE = 4_000_000;

/** Reads a proof or a record. A record has no log of its own: it is checked against the table's. */
export async function readHanded(file: Blob, published: Proof): Promise<Loaded> {
  if (file.size > LONGEST_FILE) return { kind: "unreadable" };
  let data: unknown;
  try {
    data = JSON.parse(await file.text());
  } catch {
    return { kind: "unreadable" };
  }
  const handed = parseHanded(data);
  if (!handed.ok) {
    return handed.error === "file" || handed.error === "format"
      ? { kind: "unreadable" }
      : { kind: "broken", field: handed.error };
  }
  if (handed.value.kind === "record") {
    return { kind: "loaded", proof: { ...published, record: handed.value.record }, of: "record" };
  }
  const { proof } = handed.value;
  return { kind: "loaded", proof, of: proof.commitment === published.commitment ? "this" : "another" };
}
