import type { Letter } from "@/lib/db/accounts/mails";

/** Day colours stand in the marks themselves; programs that know the dark take these over them. */
const DARK = [
  [".sea", "background:#0b1824"],
  [".paper", "background:#0f2030;border-color:#29435a;color:#eaf0f2"],
  [".quiet", "color:#9db0bc"],
  [".stub", "background:#0b1824;border-color:#29435a"],
  [".link", "color:#37c492"],
] as const;

const STYLE = {
  sea: "margin:0;padding:32px 16px;background:#d9e6e8;font-family:B612,Verdana,Geneva,sans-serif;font-size:16px;line-height:1.5",
  paper:
    "max-width:520px;margin:0 auto;background:#fffdf8;border:1px solid #d5ccb6;border-radius:9px;overflow:hidden;color:#1d2b36",
  board: "padding:14px 24px;background:#16130a;color:#f7c331;font-size:20px;font-weight:700;letter-spacing:-0.01em",
  body: "padding:24px",
  title: "margin:0 0 18px;font-size:21px;line-height:1.25",
  text: "margin:0 0 16px",
  stub: "margin:0 0 16px;padding:14px 16px;background:#efe7d3;border:1px solid #d5ccb6;border-left:5px solid #f7c331;border-radius:6px",
  link: "color:#0b6e4f;font-weight:700;word-break:break-all",
  quiet: "margin:0;color:#4d5d68;font-size:13px",
} as const;

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const isAddress = (line: string): boolean => /^https?:\/\/\S+$/.test(line);

const line = (text: string): string =>
  isAddress(text)
    ? `<a class="link" href="${escaped(text)}" style="${STYLE.link}">${escaped(text)}</a>`
    : escaped(text);

function paragraph(text: string, place: number, all: readonly string[]): string {
  const lines = text.split("\n").map(line).join("<br>");
  if (isAddress(text)) return `<p class="stub" style="${STYLE.stub}">${lines}</p>`;
  return place === all.length - 1
    ? `<p class="quiet" style="${STYLE.quiet}">${lines}</p>`
    : `<p style="${STYLE.text}">${lines}</p>`;
}

/**
 * The same words as a calm page: what programs show that can. Made from the plain text, so that both say the same in
 * every language; without pictures, and nothing is fetched. `dark: false` leaves the colours of the night out, for a
 * page that allows no style but that of its marks.
 */
export function htmlOf({ subject, text, language }: Pick<Letter, "subject" | "text" | "language">, { dark = true } = {}): string {
  const paragraphs = text.trim().split(/\n{2,}/);
  const night = DARK.map(([mark, look]) => `${mark}{${look.replaceAll(";", "!important;")}!important}`).join("");
  return [
    // All our languages are written from left to right.
    `<!doctype html><html lang="${escaped(language)}" dir="ltr"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="color-scheme" content="light${dark ? " dark" : ""}">`,
    `<title>${escaped(subject)}</title>`,
    dark ? `<style>@media (prefers-color-scheme:dark){${night}}</style>` : "",
    `</head><body class="sea" style="${STYLE.sea}"><div class="paper" style="${STYLE.paper}">`,
    `<div style="${STYLE.board}">OpenSky</div><div style="${STYLE.body}">`,
    `<h1 style="${STYLE.title}">${escaped(subject)}</h1>`,
    ...paragraphs.map(paragraph),
    "</div></div></body></html>",
  ].join("");
}
