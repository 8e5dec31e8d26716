import type { Result } from "@/lib/engine/core/result";
import type { AnswerCode } from "@/lib/protocol/answer";

/** Why the rooms say no. The words for players are put to the code where the answer leaves the server. */
export interface Refusal {
  readonly code: AnswerCode;
  /** The field of the payload that is wrong, where one is. */
  readonly field?: string;
}

export type Outcome<T> = Result<T, Refusal>;

export const refuse = (code: AnswerCode, field?: string): { readonly ok: false; readonly error: Refusal } => ({
  ok: false,
  error: field === undefined ? { code } : { code, field },
});
