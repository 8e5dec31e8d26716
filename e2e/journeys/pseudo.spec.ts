import { openPseudo, readsPseudo } from "../support/pseudo";
import { expect, test } from "../support/server";
import { visitor } from "../support/tables";

const PAGES = ["/", "/rules", "/glossary", "/new", "/sign-in", "/sign-up", "/games", "/leaderboards", "/history"];

for (const [name, viewport] of Object.entries({
  desk: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
})) {
  test(`the open pages say nothing but the catalogue's words, and longer words fit: ${name}`, async ({ product, browser }) => {
    const page = await visitor(browser, product.url, { viewport });
    for (const path of PAGES) {
      await openPseudo(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await readsPseudo(page);
    }
  });
}
