import type { Field, Problem } from "@/lib/auth/accounts/outcome";

/** What came of a form. */
export interface FormState {
  readonly problem: Problem | null;
  readonly done: boolean;
  /** Where to go on, with the page loaded anew: who asks may be another now. */
  readonly to: string | null;
  /** The address that a mail is on its way to. */
  readonly address: string | null;
  /** Games that came along from a guest, and those that did not. */
  readonly brought: { readonly moved: number; readonly stayed: number } | null;
}

export const FRESH: FormState = { problem: null, done: false, to: null, address: null, brought: null };

/** What a form sends its fields to; `before` is what came of it the last time. */
export type FormAction = (before: FormState, fields: FormData) => Promise<FormState>;
