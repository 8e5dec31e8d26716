/** All pictures on one page, a row for each view. */
export function contactSheet(names: readonly string[], looks: readonly string[]): string {
  const rows = names.map((name) => {
    const cells = looks
      .map((look) => `${name}-${look}.png`)
      .map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`);
    return `<section><h2>${name}</h2>${cells.join("")}</section>`;
  });
  const style = [
    "body{font:15px sans-serif;margin:2rem;background:#ddd}",
    "section{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}",
    "h2{width:100%;margin:1.5rem 0 0;font-size:1rem}",
    "img{height:22rem;max-width:40rem;object-fit:cover;object-position:top;border:1px solid #888}",
  ].join("");
  const head = `<meta charset="utf-8"><title>OpenSky</title><style>${style}</style>`;
  return `<!doctype html>${head}${rows.join("")}`;
}
