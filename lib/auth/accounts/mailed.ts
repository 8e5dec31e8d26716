import type { Token } from "@/lib/db/accounts/tokens";
import { arrive, becomeAccount } from "./arrival";
import { hashOf } from "./links";
import { nameOfGuest } from "./names";
import { done, type Outcome, refuse } from "./outcome";
import { ownAccount, type Grant, type Parts, type Visit } from "./parts";
import { hashPassword, isPassword, judgePassword } from "./passwords";

/** What the page behind a mailed link asks for. */
export interface OpenedLink {
  readonly purpose: Token["purpose"];
  readonly address: string;
  /**
   * What is asked where this browser is not signed in as the account that claims the address: its password, or, if it
   * has none, to come from the browser that is.
   */
  readonly asks: "nothing" | "password" | "browser";
}

/**
 * Links from mails. To open one changes nothing: mail programs open links by themselves. Only what is pressed on its
 * page uses it up.
 */
export class Mailed {
  constructor(private readonly parts: Parts) {}

  /** Null where the link is unknown, used or too old. */
  async look(visit: Visit, secret: string): Promise<OpenedLink | null> {
    const token = await this.parts.tokens.peek(hashOf(secret));
    if (!token) return null;
    const { purpose, address, userId } = token;
    if (purpose !== "confirm" || userId === null || userId === visit.session.userId) {
      return { purpose, address, asks: "nothing" };
    }
    const account = await this.parts.rows.find(userId);
    return { purpose, address, asks: account?.passwordHash ? "password" : "browser" };
  }

  /** Signs in; whoever has no account with the address opens one. */
  async signIn(visit: Visit, secret: string): Promise<Outcome<Grant>> {
    const { parts } = this;
    const seen = await parts.tokens.peek(hashOf(secret));
    const account = seen && (await parts.rows.byEmail(seen.address));
    if (!account && (await ownAccount(parts, visit))) return refuse("signed-in");
    const token = await parts.tokens.take(hashOf(secret), "signIn");
    if (!token) return refuse("link-over");
    if (account) return done(await arrive(parts, visit, account));
    const name = await nameOfGuest(parts, visit.session.userId);
    const grant = await becomeAccount(parts, visit, { name, email: token.address });
    return grant ? done(grant) : refuse("link-over");
  }

  /**
   * Gives the account the address that it claimed. In another browser than the one that claimed it the password is
   * asked, so that nobody can make others confirm, and then use, an account that he knows the password of.
   */
  async confirm(visit: Visit, secret: string, password: string): Promise<Outcome<Grant | null>> {
    const { parts } = this;
    const token = await parts.tokens.peek(hashOf(secret));
    if (token?.purpose !== "confirm" || token.userId === null) return refuse("link-over");
    const account = await parts.rows.find(token.userId);
    if (!account || account.pendingEmail !== token.address) return refuse("link-over");
    const own = account.id === visit.session.userId;
    if (!own) {
      const allowed = await parts.limits.tries(account.id, visit.network);
      if (!allowed.ok) return allowed;
      if (!(await isPassword(password, account.passwordHash))) return refuse("password-wrong", "password");
      await parts.limits.right(account.id, visit.network);
    }
    if (!(await parts.tokens.take(hashOf(secret), "confirm"))) return refuse("link-over");
    if (!(await parts.rows.confirm(account.id, token.address))) return refuse("address-taken");
    if (account.email !== null) {
      await parts.post(visit, { to: account.email, name: account.name, locale: account.locale }, "moved", "/");
    }
    return done(own ? null : await arrive(parts, visit, account));
  }

  /** A new password for the account; all its sessions end, and this browser is signed in. */
  async reset(visit: Visit, secret: string, password: string): Promise<Outcome<Grant>> {
    const { parts } = this;
    const token = await parts.tokens.peek(hashOf(secret));
    const account = token?.purpose === "reset" && token.userId !== null ? await parts.rows.find(token.userId) : null;
    if (!account || account.email !== token?.address) return refuse("link-over");
    const judged = judgePassword(password, [account.name, token.address]);
    if (!judged.ok) return judged;
    const passwordHash = await hashPassword(password);
    if (!(await parts.tokens.take(hashOf(secret), "reset"))) return refuse("link-over");
    const sessionEpoch = await parts.rows.setPassword(account.id, passwordHash);
    await parts.tokens.forget(account.id);
    await parts.post(visit, { to: token.address, name: account.name, locale: account.locale }, "password", "/sign-in");
    const grant = await arrive(parts, visit, { ...account, sessionEpoch });
    parts.ended(account.id, "soon");
    return done(grant);
  }
}
