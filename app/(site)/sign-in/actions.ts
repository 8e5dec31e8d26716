"use server";

import { answer, entered, fieldOf, pathOf } from "@/app/(site)/account/answers";
import { FRESH, type FormState } from "@/components/account/form-state";
import { done, refuse } from "@/lib/auth/accounts/outcome";
import { accounts } from "@/lib/auth/accounts/shared";
import { currentVisit, forgetGuest, keepSession } from "@/lib/auth/current";

export async function signUp(_: FormState, fields: FormData): Promise<FormState> {
  const [name, address, password] = ["name", "address", "password"].map((field) => fieldOf(fields, field));
  const wish = { name: name ?? "", address: address ?? "", password: password ?? "" };
  return entered(await accounts().entry.signUp(await currentVisit(), wish), "/account");
}

export async function signIn(_: FormState, fields: FormData): Promise<FormState> {
  const wish = { address: fieldOf(fields, "address"), password: fieldOf(fields, "password") };
  return entered(await accounts().entry.signIn(await currentVisit(), wish), pathOf(fieldOf(fields, "to")));
}

export async function mailLink(_: FormState, fields: FormData): Promise<FormState> {
  const outcome = await accounts().entry.mailSignIn(await currentVisit(), fieldOf(fields, "address"));
  return answer(outcome, outcome.ok ? outcome.value : {});
}

export async function mailReset(_: FormState, fields: FormData): Promise<FormState> {
  const outcome = await accounts().entry.mailReset(await currentVisit(), fieldOf(fields, "address"));
  return answer(outcome, outcome.ok ? outcome.value : {});
}

/** Uses a mailed link for what it is for. */
export async function followLink(_: FormState, fields: FormData): Promise<FormState> {
  const { mailed } = accounts();
  const visit = await currentVisit();
  const [secret, password] = [fieldOf(fields, "secret"), fieldOf(fields, "password")];
  switch (fieldOf(fields, "purpose")) {
    case "signIn":
      return entered(await mailed.signIn(visit, secret), "/account");
    case "reset":
      return entered(await mailed.reset(visit, secret, password), "/account");
    case "confirm": {
      const outcome = await mailed.confirm(visit, secret, password);
      if (!outcome.ok || outcome.value === null) {
        return answer(outcome, { to: "/account" });
      }
      return entered(done(outcome.value), "/account");
    }
    default:
      return answer(refuse("link-over"));
  }
}

/** Brings the guest's games along. */
export async function bring(): Promise<FormState> {
  const visit = await currentVisit();
  const outcome = await accounts().luggage.bring(visit);
  if (!outcome.ok) {
    return answer(outcome);
  }
  await forgetGuest(visit);
  return { ...FRESH, done: true, brought: outcome.value };
}

/** Leaves the guest's games. */
export async function leaveGames(_: FormState, fields: FormData): Promise<FormState> {
  const visit = await currentVisit();
  const { userId, epoch } = visit.session;
  await keepSession({ userId, epoch, guest: null });
  return { ...FRESH, done: true, to: pathOf(fieldOf(fields, "to")) };
}
