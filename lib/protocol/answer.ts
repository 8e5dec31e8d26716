/** Every socket event is answered by one of these. The message is written for players. */
export type Answer<T> = { readonly ok: T } | { readonly error: AnswerCode; readonly message: string; readonly field?: string };

/** Errors of the rooms; rule errors of the game keep their own codes, prefixed with "rule/". */
export const ANSWER_CODES = [
  "malformed",
  "not-found",
  "not-seated",
  "not-host",
  "already-seated",
  "not-spectator",
  "muted",
  "table-full",
  "not-full",
  "already-started",
  "not-started",
  "stale",
  "too-many-tables",
  "unavailable",
  "too-fast",
  "game-over",
  "resigned",
  "not-away",
  "nobody-away",
  "nobody-to-agree",
  "no-offer",
  "already-done",
  "not-finished",
  "reserved",
  "account-needed",
  "no-bots",
  "protocol",
] as const;
export type AnswerCode = (typeof ANSWER_CODES)[number] | `rule/${string}`;
