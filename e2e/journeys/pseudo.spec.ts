import { Learner } from "../support/coach";
import { openPseudo, readsPseudo } from "../support/pseudo";
import { expect, stagedPage, test } from "../support/staged";

const PAGES = [
  "/",
  "/rules",
  "/glossary",
  "/new",
  "/solo",
  "/sign-in",
  "/sign-up",
  "/forgot",
  "/games",
  "/leaderboards",
  "/history",
  "/developers",
  "/replay",
  "/link/over",
  "/t/nosuchtable",
  "/t/nosuchtable/check",
  "/players/nobody",
  "/no-such-page",
];

for (const [name, viewport] of Object.entries({
  desk: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
})) {
  test(`the open pages say nothing but the catalogue's words, and longer words fit: ${name}`, async ({ staged, browser }) => {
    const page = await stagedPage(browser, staged, null, { viewport });
    for (const path of PAGES) {
      await openPseudo(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await readsPseudo(page);
    }
    // What a name-holder has: the account, refused and then opened.
    await openPseudo(page, "/sign-up");
    const form = page.getByTestId("sign-up");
    const address = `amelia-${name}@example.org`;
    for (const password of ["1234567890", "seal the fare at dusk"]) {
      for (const [field, value] of Object.entries({ name: "Amara", address, password })) {
        await form.locator(`[name="${field}"]`).fill(value);
      }
      await page.getByTestId("sign-up-submit").click();
      if (password === "1234567890") await expect(form.locator("[aria-invalid=true]")).toHaveCount(1);
      else await page.waitForURL("**/account");
      await readsPseudo(page, { allowed: [/amelia-\S+/g, /example\.org/g] });
    }
    // The mail itself is in its reader's language.
    await openPseudo(page, "/outbox");
    const subject = (await page.getByTestId("mail").getByRole("heading").first().textContent()) ?? "";
    await readsPseudo(page, { allowed: [/amelia-\S+/g, /example\.org/g, new RegExp(subject, "g")] });
  });

  test(`so do the waiting room, the looking back and the pages of players: ${name}`, async ({ staged, browser }) => {
    const page = await stagedPage(browser, staged, 0, { viewport });
    const over = staged.tables["europe finished"]?.gameId ?? "";
    const heading = page.getByRole("heading", { level: 1 });
    for (const path of ["/games", "/account", "/players/guest-stage-1", `/t/${over}/check`]) {
      await openPseudo(page, path);
      await expect(heading).toBeVisible();
      await readsPseudo(page);
    }
    await expect(page.getByTestId("verdict")).toHaveAttribute("data-state", "good");
    await readsPseudo(page, { where: "checked" });
    for (const at of ["?at=5", "?at=60", "?at=90&seat=1", "?at=9999"]) {
      await openPseudo(page, `/t/${over}/replay${at}`);
      await expect(page.getByTestId("replay")).toHaveAttribute("data-ready", "true");
      await readsPseudo(page, { where: at });
    }

    // A record, right and tampered with, and no record at all.
    const record = (await (await page.request.get(`/api/games/${over}/record`)).json()) as { commands: object[] };
    const commands = record.commands.with(1, { type: "placeCallsign", seat: 1, airport: "XXX" });
    const verdict = page.getByTestId("file-verdict");
    for (const [state, content] of [
      ["good", record],
      ["wrong", { ...record, commands }],
      ["none", { hello: "world" }],
    ] as const) {
      await openPseudo(page, "/replay");
      await page
        .getByTestId("open-file")
        .setInputFiles({ name: "1.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(content)) });
      if (state === "none") await expect(page.getByText("1.json")).toBeVisible();
      else await expect(verdict).toHaveAttribute("data-state", state);
      await readsPseudo(page, { where: state, allowed: [/1\.json/g, /^\{"type".*\}$/g] });
    }

    await openPseudo(page, "/new");
    await page.getByTestId("create").click();
    await page.waitForURL(/\/t\/[a-z0-9]+$/);
    await expect(page.getByTestId("invite-link")).toBeVisible();
    await readsPseudo(page, { where: "waiting room", allowed: [/\S*:\/\/\S+/g] });
    const guest = await stagedPage(browser, staged, null, { viewport });
    await openPseudo(guest, new URL(page.url()).pathname.replace("/en-XA", ""));
    await guest.getByTestId("join").click();
    await expect(guest.getByTestId("leave")).toBeVisible();
    await readsPseudo(guest, { where: "waiting room", allowed: [/\S*:\/\/\S+/g] });
    await guest.getByTestId("leave").click();
    await readsPseudo(guest, { where: "leaving", allowed: [/\S*:\/\/\S+/g] });
  });

  test(`so does every step of the tutorial: ${name}`, async ({ staged, browser }) => {
    const page = await stagedPage(browser, staged, null, { viewport });
    await openPseudo(page, "/tutorial");
    const learner = new Learner(page);
    const reach = async (step: string) => {
      await learner.reach(step);
      await readsPseudo(page, { where: step });
    };
    await reach("welcome");
    await learner.next();
    for (const [step, choices] of [
      ["connect", ["route-CDG-FRA", "route-FCO-FRA"]],
      ["spokes", ["route-CPH-FRA", "route-FRA-VIE"]],
      ["hub", ["airport-FRA", "airport-VIE"]],
    ] as const) {
      await reach(step);
      for (const choice of choices) await learner.onMap(choice);
      await learner.confirm();
    }
    for (const [step, choice] of [
      ["market", "market-Alpha-Bravo"],
      ["fare", "fare-400"],
      ["fare", "fare-250"],
    ] as const) {
      await reach(step);
      await learner.inTray(choice);
      await learner.confirm();
      if (choice === "fare-400") await expect(page.getByTestId("coach-objection")).toBeVisible();
    }
    await reach("reveal");
    await learner.next();
    await reach("undercut");
    await learner.inTray("fare-200");
    await learner.confirm();
    await reach("gamble");
    await learner.inTray("token-seat");
    await learner.confirm();
    await reach("won");
    await learner.next();
    await reach("lease");
    await learner.inTray("decline");
    await learner.inTray("decline");
    await reach("points");
  });
}
