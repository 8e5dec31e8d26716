import { cookies } from "next/headers";
import { changeLocale } from "@/lib/auth/change-locale";
import { sameSite } from "@/lib/auth/origin";
import { plainPath } from "@/lib/i18n/addresses";
import { isLanguage } from "@/lib/i18n/languages";

/**
 * The language switch: keeps the choice, in the browser and for an account's owner everywhere, and goes back to the page
 * where it was made. A plain form, so that it needs no script.
 */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  const host = headers.get("x-forwarded-host") ?? undefined;
  if (!sameSite(headers.get("origin") ?? undefined, host, null)) return new Response(null, { status: 403 });
  const language = (await request.formData()).get("language");
  if (isLanguage(language)) await changeLocale(language, await cookies());
  return new Response(null, { status: 303, headers: { Location: backTo(headers.get("referer"), host) } });
}

/** The page of this site where the form stood, without a language in its address. */
function backTo(referer: string | null, host: string | undefined): string {
  const page = referer === null ? null : URL.parse(referer);
  if (page === null || page.host !== host) return "/";
  // More slashes at the beginning would name another site.
  return `${plainPath(page.pathname).replace(/^\/+/, "/")}${page.search}`;
}
