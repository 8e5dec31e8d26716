"use server";

import { revalidatePath } from "next/cache";
import { cookies } from "next/headers";
import type { FormState } from "@/components/account/form-state";
import { refuse } from "@/lib/auth/accounts/outcome";
import { accounts } from "@/lib/auth/accounts/shared";
import { keepLanguage } from "@/lib/auth/change-locale";
import { becomeGuest, currentVisit, keepSession } from "@/lib/auth/current";
import { isLanguage } from "@/lib/i18n/languages";
import { answer, fieldOf } from "./answers";

export async function changeAddress(_: FormState, fields: FormData): Promise<FormState> {
  const [address, current] = [fieldOf(fields, "address"), fieldOf(fields, "current")];
  const outcome = await accounts().own.changeAddress(await currentVisit(), address, current);
  revalidatePath("/account");
  return answer(outcome);
}

export async function confirmAgain(): Promise<FormState> {
  return answer(await accounts().own.confirmAgain(await currentVisit()));
}

export async function changePassword(_: FormState, fields: FormData): Promise<FormState> {
  const [password, current] = [fieldOf(fields, "password"), fieldOf(fields, "current")];
  const outcome = await accounts().own.changePassword(await currentVisit(), password, current);
  if (outcome.ok) {
    await keepSession(outcome.value);
  }
  return answer(outcome);
}

export async function changeLanguage(_: FormState, fields: FormData): Promise<FormState> {
  const language = fieldOf(fields, "language");
  const outcome = await accounts().own.changeLocale(await currentVisit(), language);
  if (outcome.ok && isLanguage(language)) {
    keepLanguage(language, await cookies());
  }
  return answer(outcome, { to: "/account?saved=language" });
}

export async function removeLogin(_: FormState, fields: FormData): Promise<FormState> {
  const outcome = await accounts().own.removeLogin(await currentVisit(), fieldOf(fields, "provider"));
  revalidatePath("/account");
  return answer(outcome);
}

export async function signOut(): Promise<FormState> {
  await accounts().own.signOut(await currentVisit());
  await becomeGuest();
  return { ...answer({ ok: true, value: null }), to: "/" };
}

export async function signOutEverywhere(): Promise<FormState> {
  const outcome = await accounts().own.signOutEverywhere(await currentVisit());
  if (outcome.ok) {
    await becomeGuest();
  }
  return answer(outcome, { to: "/" });
}

export async function remove(_: FormState, fields: FormData): Promise<FormState> {
  if (fieldOf(fields, "sure") !== "yes") {
    return answer(refuse("unsure"));
  }
  const outcome = await accounts().own.remove(await currentVisit(), fieldOf(fields, "current"));
  if (outcome.ok) {
    await becomeGuest();
  }
  return answer(outcome, { to: "/goodbye" });
}
