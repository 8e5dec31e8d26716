/** What a key of the table does. */
export type Act = "help" | "decision" | "map" | "tables" | "confirm";

export interface Press {
  readonly key: string;
  /** The key's place on the keyboard, for scripts without Latin letters. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The keys that work alone, as the help shows them. */
export const LETTERS = { d: "decision", m: "map", b: "tables" } as const satisfies Readonly<Record<string, Act>>;

const isLetter = (key: string): key is keyof typeof LETTERS => Object.hasOwn(LETTERS, key);

/** What a press means at the table; `single` says whether keys work alone, without Control. */
export function actOf({ key, code, ctrlKey, metaKey, altKey }: Press, single: boolean): Act | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key === "Enter" ? "confirm" : null;
  if (!single) return null;
  if (key === "?") return "help";
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
  return isLetter(letter) ? LETTERS[letter] : null;
}
