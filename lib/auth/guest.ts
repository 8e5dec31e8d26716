import { createHash, randomUUID } from "node:crypto";

/** A new visitor's user id. */
export const newUserId = (): string => randomUUID();

/** The name that a visitor has until choosing one: the same at every visit. */
export function guestName(userId: string): string {
  const number = createHash("sha256").update(userId).digest().readUInt32BE(0) % 9000;
  return `Guest ${number + 1000}`;
}
