import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Bureau, openBureau, someAccount, visitOf } from "@/lib/testing/house/accounts";
import { keys } from "@/lib/testing/house/served";
import { Browser, startAuth, startService } from "@/lib/testing/house/service";
import { freshDatabase, type FreshDatabase } from "@/lib/testing/postgres/fresh";
import { authOptions } from "./options";
import { providersOf } from "./providers";
import { mint, mintSession, readSession, sessionCookieName } from "./session";

const KEY = { id: "opensky", secret: "a-secret-of-the-service" };

let fresh: FreshDatabase;
let bureau: Bureau;
let service: Awaited<ReturnType<typeof startService>>;
let site: Awaited<ReturnType<typeof startAuth>>;

beforeAll(async () => {
  vi.stubEnv("AUTH_TRUST_HOST", "true");
  fresh = await freshDatabase();
  bureau = openBureau(fresh.database);
  service = await startService(KEY.secret);
  const [discord] = providersOf({ discord: KEY });
  // The real way through the service, but for where it stands.
  const elsewhere = {
    authorization: `${service.url}/authorize?scope=identify+email`,
    token: `${service.url}/token`,
    userinfo: `${service.url}/me`,
  };
  const providers = [{ ...discord!, ...elsewhere } as typeof discord & object];
  site = await startAuth(async (cookies) => {
    const session = await readSession(cookies[sessionCookieName(keys)], keys);
    const visit = { ...visitOf(), ...(session && { session }) };
    return authOptions({ keys, accounts: bureau.accounts, providers, visit });
  });
});
afterAll(async () => {
  await site.close();
  await service.close();
  await fresh.drop();
  vi.unstubAllEnvs();
});

/** A browser with a session. */
async function browser(cookie = mintSession(visitOf().session.userId, keys)) {
  const opened = new Browser(site.url);
  const { name, value } = await cookie;
  opened.cookies.set(name, value);
  return { opened, who: async () => readSession(opened.cookies.get(name), keys) };
}

test("a login at another service makes a guest an account, and later opens it", async () => {
  service.admit({ id: "7", username: "amelia", global_name: "Amelia", email: "amelia@example.org", verified: true });
  const first = await browser();
  const guest = await first.who();
  const away = await first.opened.leave("discord");
  expect(away.startsWith(`${service.url}/authorize?`)).toBe(true);
  expect(await first.opened.comeBack(away)).toBe(`${site.url}/arrived`);
  expect(await first.who()).toMatchObject({ userId: guest?.userId, epoch: 1, guest: null });
  const row = await bureau.parts.rows.find(guest?.userId ?? "");
  expect(row).toMatchObject({ kind: "account", name: "Amelia", email: "amelia@example.org" });

  const second = await browser();
  await second.opened.comeBack(await second.opened.leave("discord"));
  const session = await second.who();
  expect(session?.userId).toBe(guest?.userId);
  // Reading the session does not change who it is.
  await second.opened.ask(`${site.url}/api/auth/session`);
  expect(await second.who()).toMatchObject({ userId: session?.userId, id: session?.id, epoch: 1 });
});

test("an address that the service has not confirmed, or that is somebody's here, opens nobody's account", async () => {
  const { address, userId } = await someAccount(bureau);
  service.admit({ id: "8", username: "eve", email: address, verified: false });
  const eve = await browser();
  await eve.opened.comeBack(await eve.opened.leave("discord"));
  expect((await eve.who())?.userId).not.toBe(userId);

  service.admit({ id: "9", username: "mallory", email: address, verified: true });
  const mallory = await browser();
  const before = await mallory.who();
  expect(await mallory.opened.comeBack(await mallory.opened.leave("discord"))).toBe("/sign-in?problem=address-known");
  expect(await mallory.who()).toEqual(before);
});

test("signed in, a login is added to the account; somebody else's is not", async () => {
  const { userId, visit } = await someAccount(bureau);
  const own = await browser(mint({ userId, epoch: visit.session.epoch }, keys));
  service.admit({ id: "10", username: "bessie" });
  await own.opened.comeBack(await own.opened.leave("discord"));
  expect(await bureau.parts.logins.of(userId)).toEqual([{ provider: "discord", providerAccountId: "10", label: "bessie" }]);
  service.admit({ id: "7", username: "amelia" });
  expect(await own.opened.comeBack(await own.opened.leave("discord"))).toBe("/account?problem=login-taken");
  expect((await own.who())?.userId).toBe(userId);
});

test("a way back that began in another browser leads nowhere", async () => {
  service.admit({ id: "11", username: "trap" });
  const attacker = await browser();
  const victim = await browser();
  const before = await victim.who();
  const away = await attacker.opened.leave("discord");
  expect(await victim.opened.comeBack(away)).toMatch(/\/sign-in\?.*error=OAuthCallback/);
  expect(await victim.who()).toEqual(before);
  expect(await bureau.parts.logins.owner({ provider: "discord", providerAccountId: "11", label: "" })).toBeNull();
});

test("without the page's own token nobody is sent to a service or signed out", async () => {
  const { opened, who } = await browser();
  const before = await who();
  expect(await opened.leave("discord", "forged")).not.toContain(service.url);
  const body = new URLSearchParams({ csrfToken: "forged" });
  await opened.ask(`${site.url}/api/auth/signout`, { method: "POST", body });
  expect(await who()).toEqual(before);
});

test("what the service tells that is not what it promises lets nobody in", async () => {
  service.admit({ name: "nobody" });
  const { opened, who } = await browser();
  const before = await who();
  expect(await opened.comeBack(await opened.leave("discord"))).toMatch(/^\/sign-in\?/);
  expect(await who()).toEqual(before);
  expect(bureau.reports.at(-1)).toContain("a login at another service");
});
