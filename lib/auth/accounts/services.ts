import type { Login } from "@/lib/db/accounts/logins";
import { addressOf } from "./addresses";
import { arrive, becomeAccount } from "./arrival";
import { nameFrom, nameOfGuest } from "./names";
import { done, type Outcome, refuse } from "./outcome";
import { ownAccount, type Grant, type Parts, type Visit } from "./parts";

/** Who somebody is at another service, as that service says. */
export interface ServiceProfile extends Login {
  /** Only where the service has seen that it is theirs. */
  readonly verifiedAddress: string | null;
  readonly name: string | null;
}

/** Ways in by logins at other services. */
export class Services {
  constructor(private readonly parts: Parts) {}

  /**
   * Signs in by a login at another service. Signed in already, it is added to the account. An unknown login makes the
   * guest an account; but an address that belongs to another account is no key to it: its owner signs in as before and
   * adds the login there.
   */
  async enter(visit: Visit, profile: ServiceProfile): Promise<Outcome<Grant>> {
    const { parts } = this;
    const login: Login = {
      provider: profile.provider,
      providerAccountId: profile.providerAccountId,
      label: profile.label.slice(0, 100),
    };
    const [own, ownerId] = await Promise.all([ownAccount(parts, visit), parts.logins.owner(login)]);
    if (own) {
      if (ownerId !== null && ownerId !== own.id) return refuse("login-taken");
      const added = ownerId === own.id || (await parts.logins.add(own.id, login));
      if (!added) return refuse("login-taken");
      return done({ userId: own.id, epoch: own.sessionEpoch, guest: visit.session.guest });
    }
    if (ownerId !== null) {
      const owner = await parts.rows.find(ownerId);
      return owner ? done(await arrive(parts, visit, owner)) : refuse("login-taken");
    }
    const email = profile.verifiedAddress === null ? null : addressOf(profile.verifiedAddress);
    if (email !== null && (await parts.rows.byEmail(email))) return refuse("address-known");
    const { userId } = visit.session;
    const name = (await parts.users.name(userId)) ?? nameFrom(profile.name) ?? (await nameOfGuest(parts, userId));
    const grant = await becomeAccount(parts, visit, { name, ...(email !== null && { email }) });
    if (!grant) return refuse("address-known");
    return (await parts.logins.add(userId, login)) ? done(grant) : refuse("login-taken");
  }
}
