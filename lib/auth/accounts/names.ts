import type { Users } from "@/lib/db/users";
import { displayName } from "@/lib/protocol/payloads";
import { guestName } from "../guest";

/** The name that a guest has chosen, or was given. */
export const nameOfGuest = async ({ users }: { readonly users: Users }, userId: string): Promise<string> =>
  (await users.name(userId)) ?? guestName(userId);

/** A name from elsewhere, as far as it may stand here. */
export function nameFrom(name: string | null): string | null {
  const parsed = displayName.safeParse((name ?? "").slice(0, 24));
  return parsed.success ? parsed.data : null;
}
