import { createHash, randomBytes } from "node:crypto";
import type { Token } from "@/lib/db/accounts/tokens";
import type { Parts } from "./parts";

const MINUTE = 60_000;
const LASTS: Readonly<Record<Token["purpose"], number>> = {
  signIn: 30 * MINUTE,
  reset: 30 * MINUTE,
  confirm: 3 * 24 * 60 * MINUTE,
};

/** What is kept of the secret in a link. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** Makes a link that works once. Answers its path. */
export async function newLink({ tokens }: Parts, token: Token): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  await tokens.keep(hashOf(secret), token, new Date(Date.now() + LASTS[token.purpose]));
  return `/link/${secret}`;
}
