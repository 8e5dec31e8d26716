/** The first page's own script and the parts that it imports, as addresses. */
export interface HomeScript {
  readonly script: string;
  readonly parts: readonly string[];
}

/** How the first page names itself; other pages and the errors at its address do not. */
const HOME = " data-home=";
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const PRELOADS = /<link\b(?=[^>]*\bas="script")[^>]*>/g;

/**
 * The first page without the router: Next's scripts are taken out, since its few islands work with a small one of our
 * own. React escapes what pages say, so that nothing but a script looks like one. The script waits for the page's end:
 * run before, it would find no island, and nothing on the page would ever live.
 */
export function homeDocument(html: string, { script, parts }: HomeScript, nonce: string): string {
  if (!html.includes(HOME)) return html;
  const preloads = parts.map((part) => `<link rel="modulepreload" href="${part}" nonce="${nonce}"/>`).join("");
  return html
    .replace(SCRIPTS, "")
    .replace(PRELOADS, "")
    .replace("</head>", `${preloads}<script type="module" src="${script}" nonce="${nonce}"></script></head>`);
}
