import { isReserved } from "@/lib/protocol/display-name";
import { displayName } from "@/lib/protocol/payloads";
import { addressOf } from "./addresses";
import { arrive, becomeAccount } from "./arrival";
import { newLink } from "./links";
import { done, type Outcome, refuse } from "./outcome";
import { ownAccount, type Grant, type Parts, type Visit } from "./parts";
import { hashPassword, isPassword, judgePassword } from "./passwords";

export interface SignUp {
  readonly name: string;
  readonly address: string;
  readonly password: string;
}

/** Ways into an account by address and password, and by a mailed link. No answer tells whether an address is known. */
export class Entry {
  constructor(private readonly parts: Parts) {}

  /**
   * Makes the guest an account with an address that is yet to be confirmed. Whoever has the address already reads so in
   * the mail, and nobody else learns of it.
   */
  async signUp(visit: Visit, { name, address: typed, password }: SignUp): Promise<Outcome<Grant>> {
    const { parts } = this;
    const shown = displayName.safeParse(name);
    const address = addressOf(typed);
    if (!parts.mails) return refuse("no-mail");
    if (!shown.success) return refuse(isReserved(name) ? "name-reserved" : "name-malformed", "name");
    if (address === null) return refuse("address-malformed", "address");
    const judged = judgePassword(password, [shown.data, address]);
    if (!judged.ok) return judged;
    if (await ownAccount(parts, visit)) return refuse("signed-in");
    const allowed = await parts.limits.signsUp(visit.network);
    if (!allowed.ok) return allowed;
    const mailed = await parts.limits.mails(address, visit.network);
    if (!mailed.ok) return mailed;

    const passwordHash = await hashPassword(password);
    const grant = await becomeAccount(parts, visit, { name: shown.data, pendingEmail: address, passwordHash });
    if (!grant) return refuse("signed-in");
    await this.askToConfirm(visit, grant.userId, shown.data, address);
    return done(grant);
  }

  /** Mails a link that confirms an account's claim of an address; to somebody who has it, one that signs in. */
  async askToConfirm(visit: Visit, userId: string, name: string, address: string): Promise<void> {
    const owner = await this.parts.rows.byEmail(address);
    const path = await newLink(
      this.parts,
      owner ? { purpose: "signIn", address, userId: null } : { purpose: "confirm", address, userId },
    );
    const reader = { to: address, name: owner?.name ?? name, locale: owner?.locale ?? null };
    await this.parts.post(visit, reader, owner ? "known" : "confirm", path);
  }

  async signIn(visit: Visit, { address: typed, password }: Omit<SignUp, "name">): Promise<Outcome<Grant>> {
    const { parts } = this;
    const address = addressOf(typed);
    if (address === null) return refuse("address-malformed", "address");
    const allowed = await parts.limits.tries(address, visit.network);
    if (!allowed.ok) return allowed;
    const account = await parts.rows.byEmail(address);
    if (!(await isPassword(password, account?.passwordHash ?? null)) || !account) return refuse("pair-wrong");
    await parts.limits.right(address, visit.network);
    return done(await arrive(parts, visit, account));
  }

  /** Mails a link that signs in; to an unknown address, one that opens an account. */
  async mailSignIn(visit: Visit, typed: string): Promise<Outcome<{ readonly address: string }>> {
    return this.mailLink(visit, typed, async (address) => {
      const account = await this.parts.rows.byEmail(address);
      const path = await newLink(this.parts, { purpose: "signIn", address, userId: null });
      const reader = { to: address, name: account?.name ?? null, locale: account?.locale ?? null };
      await this.parts.post(visit, reader, account ? "signIn" : "start", path);
    });
  }

  /** Mails a link to choose a new password; to an unknown address, that there is no account. */
  async mailReset(visit: Visit, typed: string): Promise<Outcome<{ readonly address: string }>> {
    return this.mailLink(visit, typed, async (address) => {
      const account = await this.parts.rows.byEmail(address);
      // Made for nobody too, so that it takes as long.
      const path = await newLink(this.parts, { purpose: "reset", address, userId: account?.id ?? null });
      const reader = { to: address, name: account?.name ?? null, locale: account?.locale ?? null };
      await this.parts.post(visit, reader, account ? "reset" : "unknown", account ? path : "/sign-up");
    });
  }

  private async mailLink(
    visit: Visit,
    typed: string,
    send: (address: string) => Promise<void>,
  ): Promise<Outcome<{ readonly address: string }>> {
    if (!this.parts.mails) return refuse("no-mail");
    const address = addressOf(typed);
    if (address === null) return refuse("address-malformed", "address");
    const allowed = await this.parts.limits.mails(address, visit.network);
    if (!allowed.ok) return allowed;
    await send(address);
    return done({ address });
  }
}
