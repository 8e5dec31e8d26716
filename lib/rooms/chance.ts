import { createHash, randomBytes, randomInt } from "node:crypto";

/** The rooms' own chance; the dice of a game come from its seed instead (rules, section 9). */
export interface Chance {
  /** A new unguessable table id. */
  gameId(): string;
  /** 32 bytes, hex: the server's part S of a seed, or the part of a client that brings none. */
  bytes(): string;
  /** The same items in an order of which each is equally likely. */
  shuffled<T>(items: readonly T[]): readonly T[];
}

const ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
/** 36^16 ids, about 83 bits: who does not have a table's link does not find it. */
const ID_LENGTH = 16;

/** Chance from the system's randomness. */
export const systemChance: Chance = {
  gameId: () => Array.from({ length: ID_LENGTH }, () => ID_LETTERS.charAt(randomInt(ID_LETTERS.length))).join(""),
  bytes: () => randomBytes(32).toString("hex"),
  shuffled: (items) => {
    const rest = [...items];
    const drawn: (typeof rest)[number][] = [];
    while (rest.length > 0) {
      drawn.push(...rest.splice(randomInt(rest.length), 1));
    }
    return drawn;
  },
};

/** What is published of the server's bytes before anybody joins: their SHA-256, both hex (rules, section 9). */
export const commitmentOf = (serverBytes: string): string =>
  createHash("sha256").update(Buffer.from(serverBytes, "hex")).digest("hex");

/** The game's seed: SHA-256 of S followed by the contributions in seat order, hex (rules, section 9). */
export function seedOf(serverBytes: string, contributions: readonly string[]): string {
  const hash = createHash("sha256").update(Buffer.from(serverBytes, "hex"));
  for (const contribution of contributions) {
    hash.update(Buffer.from(contribution, "hex"));
  }
  return hash.digest("hex");
}
