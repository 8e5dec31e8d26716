import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium" });
const out = "/tmp/w/lang-shots"; 
const shot = async (name, path, { w = 1280, h = 800, theme = "day", act, full = false } = {}) => {
  const c = await b.newContext({ viewport: { width: w, height: h }, baseURL: "http://localhost:3110" });
  await c.addCookies([{ name: "theme", value: theme, url: "http://localhost:3110" }]);
  const p = await c.newPage();
  const errors = [];
  p.on("console", (m) => ["error", "warning"].includes(m.type()) && errors.push(m.text().slice(0, 300)));
  p.on("pageerror", (e) => errors.push(String(e).slice(0, 300)));
  await p.goto(path, { timeout: 90000 });
  await p.waitForTimeout(2500);
  if (act) await act(p);
  await p.screenshot({ path: `${out}/${name}.png`, fullPage: full });
  console.log(name, await p.evaluate(() => document.documentElement.scrollWidth - innerWidth), errors.join(" | "));
  await c.close();
};
const which = process.argv[2];
if (which === "a") {
await shot("it-home", "/it");
await shot("de-home-phone", "/de", { w: 390, h: 844, full: true });
await shot("ko-glossary", "/ko/glossary", { theme: "night" });
await shot("de-glossary-phone", "/de/glossary", { w: 390, h: 844 });
await shot("de-menu", "/de/games", { act: async (p) => { await p.getByTestId("language-menu").click(); await p.waitForTimeout(300); } });
await shot("ko-404", "/ko/nope");
await shot("xa-home", "/en-XA");
}
await b.close();
