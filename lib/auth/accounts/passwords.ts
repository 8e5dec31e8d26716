import { hash, verify } from "@node-rs/argon2";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";
import { done, type Field, type Outcome, refuse } from "./outcome";

/** In characters. */
const SHORTEST_PASSWORD = 10;
/** Hashing and judging more would only cost time. */
const LONGEST_PASSWORD = 128;
/** Out of 4: more than 10^8 guesses by somebody who knows the lists of common and leaked passwords. */
const STRONG_ENOUGH = 3;
/** Judging takes longer with every character, and what is strong so far stays strong. */
const JUDGED = 40;
const SITE_WORDS = ["opensky", "airline", "airlines", "pricing"];

/** For argon2id, the library's own choice: 19 MiB, two passes, one lane, as OWASP's password storage page advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let judge: ZxcvbnFactory | null = null;
// The lists take a third of a second to read: only once somebody chooses a password.
const theJudge = () =>
  (judge ??= new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs }));

/** One writing for passwords that look the same, on whichever keyboard they were typed. */
const plain = (password: string): string => password.normalize("NFKC");

/** Whether a new password may stand. `own`: words that somebody who knows the player tries first. */
export function judgePassword(typed: string, own: readonly string[], field: Field = "password"): Outcome<true> {
  const password = plain(typed);
  const { length } = [...password];
  if (length < SHORTEST_PASSWORD) {
    return refuse("password-short", field);
  }
  if (length > LONGEST_PASSWORD) {
    return refuse("password-long", field);
  }
  const words = own.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]).map((word) => word.toLowerCase());
  const telling = words.filter(({ length: letters }) => letters > 2);
  const rest = telling.reduce((left, word) => left.replaceAll(word, ""), password.toLowerCase());
  const { score } = theJudge().check(password.slice(0, JUDGED), [...SITE_WORDS, ...telling]);
  return score < STRONG_ENOUGH || [...rest].length < 4 ? refuse("password-weak", field) : done(true);
}

export const hashPassword = (typed: string): Promise<string> => hash(plain(typed), COST);

/** Nobody's password, so that unknown addresses take as long as known ones. */
const nobodys = hashPassword(crypto.randomUUID());

/** Whether this is the password; where there is none it takes as long. */
export async function isPassword(typed: string, passwordHash: string | null): Promise<boolean> {
  const password = plain(typed.slice(0, 4 * LONGEST_PASSWORD));
  const same = await verify(passwordHash ?? (await nobodys), password);
  return same && passwordHash !== null;
}
