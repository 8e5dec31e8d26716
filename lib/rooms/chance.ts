import { createHash, randomBytes, randomInt } from "node:crypto";

const ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
/** 36^16 ids, about 83 bits: who does not have a table's link does not find it. */
const ID_LENGTH = 16;

/** A new unguessable table id. */
export const newGameId = (): string =>
  Array.from({ length: ID_LENGTH }, () => ID_LETTERS.charAt(randomInt(ID_LETTERS.length))).join("");

/** The server's part S of a seed, and its commitment, both hex (rules, section 9). */
export function newServerBytes(): { readonly serverBytes: string; readonly commitment: string } {
  const bytes = randomBytes(32);
  return { serverBytes: bytes.toString("hex"), commitment: createHash("sha256").update(bytes).digest("hex") };
}

/** The game's seed: SHA-256 of S followed by the contributions in seat order, hex (rules, section 9). */
export function seedOf(serverBytes: string, contributions: readonly string[]): string {
  const hash = createHash("sha256").update(Buffer.from(serverBytes, "hex"));
  for (const contribution of contributions) {
    hash.update(Buffer.from(contribution, "hex"));
  }
  return hash.digest("hex");
}

/** The same items in an order drawn with the system's randomness; every order is equally likely. */
export function shuffled<T>(items: readonly T[]): readonly T[] {
  const rest = [...items];
  const drawn: T[] = [];
  while (rest.length > 0) {
    drawn.push(...rest.splice(randomInt(rest.length), 1));
  }
  return drawn;
}
