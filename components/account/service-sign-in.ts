/**
 * Leaves for another service, to come back to `to` signed in. The way leads through a request of ours, not through a
 * form: this site's pages may send forms nowhere else.
 */
export async function leaveFor(service: string, to: string): Promise<void> {
  const token = (await (await fetch("/api/auth/csrf")).json()) as { readonly csrfToken: string };
  const answer = await fetch(`/api/auth/signin/${service}`, {
    method: "POST",
    body: new URLSearchParams({ csrfToken: token.csrfToken, callbackUrl: to, json: "true" }),
  });
  const { url } = (await answer.json()) as { readonly url: string };
  location.assign(url);
}
