import type { Answer } from "@/lib/protocol/answer";
import type { Outcome } from "@/lib/rooms/answers";

/** Words for players by code. */
export type ErrorWords = Readonly<Record<string, string>>;

/** An outcome in the form in which it leaves the server. */
export function answerOf<T>(outcome: Outcome<T>, words: ErrorWords): Answer<T> {
  if (outcome.ok) {
    return { ok: outcome.value };
  }
  const { code, field } = outcome.error;
  const message = words[code] ?? words["unavailable"] ?? code;
  return field === undefined ? { error: code, message } : { error: code, message, field };
}
