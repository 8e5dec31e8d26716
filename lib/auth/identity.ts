import type { Identity } from "@/lib/protocol/table";
import { guestName } from "./guest";

/** Where chosen names are kept. */
export interface Names {
  name(userId: string): Promise<string | null>;
}

/** A visitor as others may know them. */
export const identityOf = async (userId: string, names: Names): Promise<Identity> => ({
  userId,
  name: (await names.name(userId)) ?? guestName(userId),
});
