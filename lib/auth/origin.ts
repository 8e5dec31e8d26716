/**
 * Whether a request comes from a page of this site. `host` is the request's Host header, `origin` its Origin header;
 * people open the site by several addresses of one machine, so each host is its own site, besides the public one.
 * No browser sends a message to a foreign site without an Origin.
 */
export function sameSite(origin: string | undefined, host: string | undefined, publicUrl: URL | null): boolean {
  if (origin === undefined) {
    return true;
  }
  try {
    const from = new URL(origin);
    return from.host === host || from.origin === publicUrl?.origin;
  } catch {
    return false;
  }
}
