import { afterAll, beforeAll, expect, test } from "vitest";
import { after, type Bureau, openBureau, problem, someAccount, someAddress, value, visitOf } from "@/lib/testing/house/accounts";
import { freshDatabase, type FreshDatabase } from "@/lib/testing/postgres/fresh";
import { profileOf } from "../providers";
import type { ServiceProfile } from "./services";

let fresh: FreshDatabase;
let bureau: Bureau;

beforeAll(async () => {
  fresh = await freshDatabase();
  bureau = openBureau(fresh.database);
});
afterAll(() => fresh.drop());

let people = 0;
const somebodyAt = (changes: Partial<ServiceProfile> = {}): ServiceProfile => ({
  provider: "google",
  providerAccountId: `person-${(people += 1)}`,
  label: "amelia",
  name: "Amelia",
  verifiedAddress: null,
  ...changes,
});

test("an unknown login makes the guest an account under the same id, later it signs in to it", async () => {
  const { accounts, parts } = bureau;
  const guest = visitOf();
  const profile = somebodyAt({ verifiedAddress: someAddress() });
  const grant = value(await accounts.services.enter(guest, profile));
  expect(grant).toMatchObject({ userId: guest.session.userId, epoch: 1 });
  expect(await parts.rows.find(grant.userId)).toMatchObject({ name: "Amelia", email: profile.verifiedAddress });
  expect(value(await accounts.services.enter(visitOf(), profile)).userId).toBe(grant.userId);
});

test("an address that belongs to another account is no key to it, confirmed or not", async () => {
  const { accounts, parts } = bureau;
  const { address, userId, visit } = await someAccount(bureau);
  expect(problem(await accounts.services.enter(visitOf(), somebodyAt({ verifiedAddress: address })))).toBe("address-known");
  // What the service has not seen to be theirs is not looked at.
  const told = { sub: "evil", email: address, email_verified: false };
  const grant = value(await accounts.services.enter(visitOf(), profileOf("google", told)!));
  expect(grant.userId).not.toBe(userId);
  expect((await parts.rows.find(grant.userId))?.email).toBeNull();
  // Its owner adds the login when signed in.
  const own = somebodyAt({ verifiedAddress: address });
  expect(value(await accounts.services.enter(visit, own)).userId).toBe(userId);
  expect(value(await accounts.services.enter(visitOf(), own)).userId).toBe(userId);
});

test("a login belongs to one account", async () => {
  const { accounts } = bureau;
  const profile = somebodyAt();
  value(await accounts.services.enter(visitOf(), profile));
  const { visit } = await someAccount(bureau);
  expect(problem(await accounts.services.enter(visit, profile))).toBe("login-taken");
});

test("the only way in is not taken away", async () => {
  const { accounts } = bureau;
  const profile = somebodyAt();
  const visit = after(value(await accounts.services.enter(visitOf(), profile)));
  expect(problem(await accounts.own.removeLogin(visit, "google"))).toBe("login-last");
  value(await accounts.services.enter(visit, somebodyAt({ provider: "discord" })));
  expect(problem(await accounts.own.removeLogin(visit, "google"))).toBe("done");
  expect(await accounts.own.show(visit)).toMatchObject({ logins: [{ provider: "discord" }] });
});

test.each([
  ["google", { sub: "1", name: "A", email: "a@x.example", email_verified: true }, "a@x.example"],
  ["google", { sub: "1", email: "a@x.example" }, null],
  ["discord", { id: "1", username: "a", email: "a@x.example", verified: true }, "a@x.example"],
  ["discord", { id: "1", username: "a", email: "a@x.example", verified: false }, null],
  ["github", { id: 1, login: "a", email: "a@x.example" }, null],
])("%s says %o: address %s", (provider, told, address) => {
  expect(profileOf(provider, told)).toMatchObject({ provider, providerAccountId: "1", verifiedAddress: address });
});

test("what no service promises is nobody", () => {
  expect(profileOf("google", { name: "A" })).toBeNull();
  expect(profileOf("elsewhere", { sub: "1" })).toBeNull();
});
