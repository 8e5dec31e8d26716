import type { Accounts } from "./accounts";

const KEY = Symbol.for("opensky.accounts");
type Shared = { [KEY]?: Accounts };

/** Gives the accounts to the pages, whose modules are other instances than the server's. */
export function shareAccounts(accounts: Accounts): void {
  (globalThis as Shared)[KEY] = accounts;
}

/** The accounts of this process, as the server opened them at its start. */
export function accounts(): Accounts {
  const shared = (globalThis as Shared)[KEY];
  if (!shared) {
    throw new Error("no accounts: pages are served by lib/server only");
  }
  return shared;
}
