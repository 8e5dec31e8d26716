import { isLanguage, SOURCE } from "@/lib/i18n/languages";
import { ownData } from "@/lib/db/accounts/own-data";
import { removeAccount } from "@/lib/db/accounts/removal";
import type { Login } from "@/lib/db/accounts/logins";
import type { AccountRow } from "@/lib/db/accounts/users";
import { addressOf } from "./addresses";
import { endSession } from "./arrival";
import type { Entry } from "./entry";
import { done, type Outcome, refuse } from "./outcome";
import { ownAccount, type Grant, type Parts, type Visit } from "./parts";
import { hashPassword, isPassword, judgePassword } from "./passwords";

/** An account as its owner sees it. */
export interface OwnAccount {
  readonly name: string;
  readonly address: string | null;
  /** Yet to be confirmed. */
  readonly claimed: string | null;
  readonly hasPassword: boolean;
  readonly logins: readonly Login[];
  readonly locale: string;
}

/** What the owner of an account does with it. */
export class Own {
  constructor(
    private readonly parts: Parts,
    private readonly entry: Pick<Entry, "askToConfirm">,
  ) {}

  /** Null for guests. */
  async show(visit: Visit): Promise<OwnAccount | null> {
    const account = await ownAccount(this.parts, visit);
    return (
      account && {
        name: account.name,
        address: account.email,
        claimed: account.pendingEmail,
        hasPassword: account.passwordHash !== null,
        logins: await this.parts.logins.of(account.id),
        locale: account.locale ?? SOURCE,
      }
    );
  }

  /** Claims another address: it is asked to confirm, and the one that counts until then is told. */
  async changeAddress(visit: Visit, typed: string, current: string): Promise<Outcome<true>> {
    const { parts } = this;
    if (!parts.mails) return refuse("no-mail");
    const address = addressOf(typed);
    if (address === null) return refuse("address-malformed", "address");
    return this.as(visit, current, async (account) => {
      if (address === account.email) return refuse("address-same", "address");
      const allowed = await parts.limits.mails(address, visit.network);
      if (!allowed.ok) return allowed;
      await parts.rows.claim(account.id, address);
      await this.entry.askToConfirm(visit, account.id, account.name, address);
      await this.tell(visit, account, "moving");
      return done(true);
    });
  }

  /** The claimed address is asked once more. */
  async confirmAgain(visit: Visit): Promise<Outcome<true>> {
    const { parts } = this;
    const account = await ownAccount(parts, visit);
    if (!account) return refuse("not-signed-in");
    if (account.pendingEmail === null) return done(true);
    const allowed = await parts.limits.mails(account.pendingEmail, visit.network);
    if (!allowed.ok) return allowed;
    await this.entry.askToConfirm(visit, account.id, account.name, account.pendingEmail);
    return done(true);
  }

  /** A new password, or the first; all other sessions end. */
  async changePassword(visit: Visit, password: string, current: string): Promise<Outcome<Grant>> {
    const { parts } = this;
    return this.as(visit, current, async (account) => {
      const address = account.email ?? account.pendingEmail ?? "";
      const judged = judgePassword(password, [account.name, address]);
      if (!judged.ok) return judged;
      const epoch = await parts.rows.setPassword(account.id, await hashPassword(password));
      parts.ended(account.id, "soon");
      await this.tell(visit, account, "password");
      return done({ userId: account.id, epoch, guest: null });
    });
  }

  async changeLocale(visit: Visit, locale: string): Promise<Outcome<true>> {
    if (!isLanguage(locale)) return refuse("language-unknown", "language");
    const account = await ownAccount(this.parts, visit);
    if (!account) return refuse("not-signed-in");
    await this.parts.rows.setLocale(account.id, locale);
    return done(true);
  }

  /** Takes a login at another service away, unless it is the only way in. */
  async removeLogin(visit: Visit, provider: string): Promise<Outcome<true>> {
    const { parts } = this;
    const account = await ownAccount(parts, visit);
    if (!account) return refuse("not-signed-in");
    const others = (await parts.logins.of(account.id)).some((login) => login.provider !== provider);
    if (!others && account.email === null) return refuse("login-last");
    await parts.logins.remove(account.id, provider);
    return done(true);
  }

  async signOut(visit: Visit): Promise<void> {
    await endSession(this.parts, visit);
  }

  /** Ends all sessions of the account, this one included. */
  async signOutEverywhere(visit: Visit): Promise<Outcome<true>> {
    const account = await ownAccount(this.parts, visit);
    if (!account) return refuse("not-signed-in");
    await this.parts.sessions.endAll(account.id);
    this.parts.ended(account.id, "now");
    return done(true);
  }

  /**
   * Deletes the account. Tables that have not begun are left, running games resigned, so that the others need not wait;
   * games keep the seat under another name.
   */
  async remove(visit: Visit, current: string): Promise<Outcome<true>> {
    const { parts } = this;
    return this.as(visit, current, async (account) => {
      for (const gameId of await parts.seats.open(account.id)) {
        await parts.tables.leave(account.id, gameId);
      }
      for (const gameId of await parts.seats.playing(account.id)) {
        await parts.tables.resign(account.id, gameId);
      }
      const shown = await removeAccount(parts.db, account.id, parts.formerName);
      parts.ended(account.id, "now");
      parts.tables.reseated(shown);
      await this.tell(visit, account, "removed");
      return done(true);
    });
  }

  /** All that is kept of the visitor, guest or account. */
  async data({ session }: Visit) {
    return ownData(this.parts.db, session.userId);
  }

  /** Does something that whoever only found a signed-in browser must not: the password is asked where there is one. */
  private async as<T>(
    visit: Visit,
    current: string,
    act: (account: AccountRow) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const { parts } = this;
    const account = await ownAccount(parts, visit);
    if (!account) return refuse("not-signed-in");
    if (account.passwordHash !== null) {
      const allowed = await parts.limits.tries(account.id, visit.network);
      if (!allowed.ok) return allowed;
      if (!(await isPassword(current, account.passwordHash))) return refuse("password-wrong", "current");
      await parts.limits.right(account.id, visit.network);
    }
    return act(account);
  }

  private async tell(visit: Visit, { email, name, locale }: AccountRow, matter: "moving" | "password" | "removed") {
    const path = { moving: "/account", password: "/sign-in", removed: "/" }[matter];
    if (email !== null) await this.parts.post(visit, { to: email, name, locale }, matter, path);
  }
}
