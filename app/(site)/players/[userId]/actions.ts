"use server";

import { revalidatePath } from "next/cache";
import { isCountry } from "@/components/profile/countries";
import { currentIdentity } from "@/lib/auth/current";
import { chooseLook } from "@/lib/db/players/players";

/** Keeps the emblem and the country of the account that asks; what is none of ours counts as not chosen. */
export async function saveLook(_: boolean, fields: FormData): Promise<boolean> {
  const { userId, account } = await currentIdentity();
  if (!account) return false;
  const [emblem, country] = [String(fields.get("emblem")), String(fields.get("country"))];
  await chooseLook(userId, {
    emblem: /^[0-3]$/.test(emblem) ? Number(emblem) : null,
    country: isCountry(country) ? country : null,
  });
  revalidatePath(`/players/${userId}`);
  return true;
}
