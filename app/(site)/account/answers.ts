import { FRESH, type FormState } from "@/components/account/form-state";
import type { Outcome } from "@/lib/auth/accounts/outcome";
import type { Grant } from "@/lib/auth/accounts/parts";
import { keepSession } from "@/lib/auth/current";

/** Longer than anything that a form of ours asks for. */
const LONGEST = 1_000;

/** What stands in a field; empty where it is missing. */
export function fieldOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value.slice(0, LONGEST) : "";
}

/** A path of this site to go on to, whatever the request says. */
export function pathOf(wish: string | undefined): string {
  const path = wish ?? "";
  // A second slash or a backslash would begin the name of another site.
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : "/";
}

/** The form's state after something that only may have failed. */
export const answer = (outcome: Outcome<unknown>, more: Partial<FormState> = {}): FormState =>
  outcome.ok ? { ...FRESH, done: true, ...more } : { ...FRESH, problem: outcome.problem };

/** Keeps the session that was granted, and goes on; a guest with games first decides about them. */
export async function entered(outcome: Outcome<Grant>, to: string): Promise<FormState> {
  if (!outcome.ok) {
    return answer(outcome);
  }
  await keepSession(outcome.value);
  const next = outcome.value.guest === null ? to : `/arrived?to=${encodeURIComponent(to)}`;
  return answer(outcome, { to: next });
}
