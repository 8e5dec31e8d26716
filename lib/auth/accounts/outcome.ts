/** Why something about an account was not done; the pages have words for each. */
export type ProblemCode =
  | "name-malformed"
  | "name-reserved"
  | "address-malformed"
  | "address-same"
  | "address-taken"
  | "password-short"
  | "password-long"
  | "password-weak"
  | "password-wrong"
  | "pair-wrong"
  | "link-over"
  | "too-often"
  | "signed-in"
  | "not-signed-in"
  | "no-mail"
  | "login-taken"
  | "login-last"
  | "address-known"
  | "language-unknown"
  | "service-failed"
  | "unsure";

export type Field = "name" | "address" | "password" | "current" | "language";

export interface Problem {
  readonly code: ProblemCode;
  /** The field that is wrong; absent where it is none or all. */
  readonly field?: Field;
  /** After how long to try again. */
  readonly minutes?: number;
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const refuse = (code: ProblemCode, field?: Field): Outcome<never> => ({
  ok: false,
  problem: { code, ...(field && { field }) },
});
