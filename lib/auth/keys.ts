/** What sessions are made with. */
export interface SessionKeys {
  readonly secret: string;
  /** The site is served over TLS only, so its cookies are Secure. */
  readonly secure: boolean;
}

const KEY = Symbol.for("opensky.session-keys");
type Shared = { [KEY]?: SessionKeys };

/** Gives the keys to the pages, whose modules are other instances than the server's. */
export function shareSessionKeys(keys: SessionKeys): void {
  (globalThis as Shared)[KEY] = keys;
}

/** The keys of this process, as the server chose them at its start. */
export function sessionKeys(): SessionKeys {
  const shared = (globalThis as Shared)[KEY];
  if (!shared) {
    throw new Error("no session keys: pages are served by lib/server only");
  }
  return shared;
}
