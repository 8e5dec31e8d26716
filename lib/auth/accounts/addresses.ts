import { z } from "zod";

const LONGEST = 254;
const address = z.email().max(LONGEST);

/** An address as it is kept: in small letters, since nobody has two that differ in nothing else. Null: none at all. */
export function addressOf(typed: string): string | null {
  const parsed = address.safeParse(typed.trim().toLowerCase());
  return parsed.success ? parsed.data : null;
}
