import type { KeptLetter } from "@/lib/db/accounts/mails";
import { Entry } from "./entry";
import { Luggage } from "./luggage";
import { Mailed } from "./mailed";
import { Own } from "./own";
import type { Parts } from "./parts";
import { Services } from "./services";

/** Logins at other services that may open an account here. */
export const SERVICES = ["google", "github", "discord"] as const;
export type Service = (typeof SERVICES)[number];

/** What a service knows this site by. */
export interface ServiceKey {
  readonly id: string;
  readonly secret: string;
}
export type ServiceKeys = { readonly [S in Service]?: ServiceKey };

/** `smtp`: mails are sent; `outbox`: they are kept to be read on this machine; `none`: nobody would get them. */
export type MailWay = "smtp" | "outbox" | "none";

export interface Accounts {
  readonly entry: Entry;
  readonly mailed: Mailed;
  readonly own: Own;
  readonly luggage: Luggage;
  readonly services: Services;
  readonly serviceKeys: ServiceKeys;
  readonly mail: MailWay;
  /** The newest mails that were not sent. */
  outbox(): Promise<readonly KeptLetter[]>;
  report(what: string, error: unknown): void;
}

export interface AccountChoices {
  readonly serviceKeys: ServiceKeys;
  readonly mail: MailWay;
  readonly outbox: () => Promise<readonly KeptLetter[]>;
  /** Where the causes of failures go that a visitor only reads as such. */
  readonly report: (what: string, error: unknown) => void;
}

/** All that can be done about accounts. */
export function openAccounts(parts: Parts, choices: AccountChoices): Accounts {
  const entry = new Entry(parts);
  return {
    entry,
    mailed: new Mailed(parts),
    own: new Own(parts, entry),
    luggage: new Luggage(parts),
    services: new Services(parts),
    ...choices,
  };
}
