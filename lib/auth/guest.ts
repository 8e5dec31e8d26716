import { createHash, randomUUID } from "node:crypto";
import { guestNameOf } from "@/lib/protocol/display-name";

/** A new visitor's user id. */
export const newUserId = (): string => randomUUID();

/** The name that a visitor has until choosing one, as it is stored: the same at every visit. */
export function guestName(userId: string): string {
  const number = createHash("sha256").update(userId).digest().readUInt32BE(0) % 9000;
  return guestNameOf(number + 1000);
}
