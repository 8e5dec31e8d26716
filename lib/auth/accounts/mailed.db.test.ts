import { afterAll, beforeAll, expect, test } from "vitest";
import {
  after,
  type Bureau,
  lastMail,
  openBureau,
  PASSWORD,
  problem,
  secretIn,
  someAccount,
  someAddress,
  value,
  visitOf,
} from "@/lib/testing/house/accounts";
import { freshDatabase, type FreshDatabase } from "@/lib/testing/postgres/fresh";
import { hashOf } from "./links";

const OTHER_PASSWORD = "turn the fare over at dawn";

let fresh: FreshDatabase;
let bureau: Bureau;

beforeAll(async () => {
  fresh = await freshDatabase();
  bureau = openBureau(fresh.database);
});
afterAll(() => fresh.drop());

const secretTo = async (address: string) => secretIn(await lastMail(bureau.accounts, address));

/** A guest who has signed up and whose address is not confirmed yet. */
async function signedUp() {
  const address = someAddress();
  const signUp = { name: "Amelia", address, password: PASSWORD };
  const visit = after(value(await bureau.accounts.entry.signUp(visitOf(), signUp)));
  return { address, visit, secret: await secretTo(address) };
}

test("an address is confirmed in the browser that signed up; to look at the link uses nothing up", async () => {
  const { accounts } = bureau;
  const { address, visit, secret } = await signedUp();
  for (let times = 0; times < 2; times += 1) {
    expect(await accounts.mailed.look(visit, secret)).toEqual({ purpose: "confirm", address, asks: "nothing" });
  }
  expect(value(await accounts.mailed.confirm(visit, secret, ""))).toBeNull();
  expect(await accounts.own.show(visit)).toMatchObject({ address, claimed: null });
  expect(await accounts.mailed.look(visit, secret)).toBeNull();
  expect(problem(await accounts.mailed.confirm(visit, secret, ""))).toBe("link-over");
});

test("in another browser the password is asked, so that nobody confirms somebody else's account", async () => {
  const { accounts } = bureau;
  const { address, visit, secret } = await signedUp();
  const elsewhere = visitOf();
  expect(await accounts.mailed.look(elsewhere, secret)).toMatchObject({ asks: "password" });
  expect(problem(await accounts.mailed.confirm(elsewhere, secret, ""))).toBe("password-wrong");
  expect(await accounts.own.show(visit)).toMatchObject({ address: null });
  const grant = value(await accounts.mailed.confirm(elsewhere, secret, PASSWORD));
  expect(grant?.userId).toBe(visit.session.userId);
  expect(await accounts.own.show(visit)).toMatchObject({ address });
});

test("of two who claim an address the first to confirm has it", async () => {
  const { accounts } = bureau;
  const first = await signedUp();
  const signUp = { name: "Eve", address: first.address, password: PASSWORD };
  const second = after(value(await accounts.entry.signUp(visitOf(), signUp)));
  const secondSecret = await secretTo(first.address);
  value(await accounts.mailed.confirm(first.visit, first.secret, ""));
  expect(problem(await accounts.mailed.confirm(second, secondSecret, ""))).toBe("address-taken");
  expect(await accounts.own.show(second)).toMatchObject({ address: null });
});

test("a link signs in once", async () => {
  const { accounts } = bureau;
  const { address, userId } = await someAccount(bureau);
  await accounts.entry.mailSignIn(visitOf(), address);
  const secret = await secretTo(address);
  const tries = await Promise.all([1, 2, 3].map(() => accounts.mailed.signIn(visitOf(), secret)));
  expect(tries.map(problem).sort()).toEqual(["done", "link-over", "link-over"]);
  expect(value(tries.find(({ ok }) => ok)!).userId).toBe(userId);
});

test("a link to an unknown address makes the guest an account with that address", async () => {
  const { accounts, parts } = bureau;
  const address = someAddress();
  await accounts.entry.mailSignIn(visitOf(), address);
  const guest = visitOf();
  const grant = value(await accounts.mailed.signIn(guest, await secretTo(address)));
  expect(grant).toEqual({ userId: guest.session.userId, epoch: 1, guest: null });
  expect(await parts.rows.find(grant.userId)).toMatchObject({ kind: "account", email: address, passwordHash: null });
});

test("a link works for its own purpose and time only", async () => {
  const { accounts } = bureau;
  const { address } = await someAccount(bureau);
  await accounts.entry.mailReset(visitOf(), address);
  const reset = await secretTo(address);
  expect(problem(await accounts.mailed.signIn(visitOf(), reset))).toBe("link-over");
  expect(problem(await accounts.mailed.confirm(visitOf(), reset, PASSWORD))).toBe("link-over");
  await accounts.entry.mailSignIn(visitOf(), address);
  const secret = await secretTo(address);
  expect(problem(await accounts.mailed.reset(visitOf(), secret, OTHER_PASSWORD))).toBe("link-over");
  await fresh.database.prisma.oneTimeToken.update({ where: { hash: hashOf(secret) }, data: { expires: new Date(0) } });
  expect(await accounts.mailed.look(visitOf(), secret)).toBeNull();
  expect(problem(await accounts.mailed.signIn(visitOf(), secret))).toBe("link-over");
  expect(problem(await accounts.mailed.signIn(visitOf(), "no such link"))).toBe("link-over");
});

test("a new password ends all sessions and all other links, and its owner is told", async () => {
  const { accounts, sessions } = bureau;
  const { address, visit, userId } = await someAccount(bureau);
  await accounts.entry.mailReset(visitOf(), address);
  const earlier = await secretTo(address);
  await accounts.entry.mailReset(visitOf(), address);
  const secret = await secretTo(address);
  expect(problem(await accounts.mailed.reset(visitOf(), secret, "1234567890"))).toBe("password-weak");
  const grant = value(await accounts.mailed.reset(visitOf(), secret, OTHER_PASSWORD));
  expect(grant.userId).toBe(userId);
  expect(await sessions.held([visit.session, after(grant).session])).toEqual([false, true]);
  expect(bureau.ended).toContain(userId);
  expect(problem(await accounts.mailed.reset(visitOf(), earlier, PASSWORD))).toBe("link-over");
  expect(problem(await accounts.entry.signIn(visitOf(), { address, password: PASSWORD }))).toBe("pair-wrong");
  expect(problem(await accounts.entry.signIn(visitOf(), { address, password: OTHER_PASSWORD }))).toBe("done");
  expect((await lastMail(accounts, address)).subject).toBe("Your OpenSky password was changed");
});

test("another address counts once it is confirmed there; the old one is told", async () => {
  const { accounts } = bureau;
  const { address: old, visit } = await someAccount(bureau);
  const other = someAddress();
  expect(problem(await accounts.own.changeAddress(visit, other, "not my password"))).toBe("password-wrong");
  expect(problem(await accounts.own.changeAddress(visit, old, PASSWORD))).toBe("address-same");
  value(await accounts.own.changeAddress(visit, other, PASSWORD));
  expect((await lastMail(accounts, old)).subject).toBe("A new address for your OpenSky account");
  expect(await accounts.own.show(visit)).toMatchObject({ address: old, claimed: other });
  expect(problem(await accounts.entry.signIn(visitOf(), { address: other, password: PASSWORD }))).toBe("pair-wrong");
  value(await accounts.mailed.confirm(visit, await secretTo(other), ""));
  expect((await lastMail(accounts, old)).subject).toBe("Your OpenSky account has a new address");
  expect(problem(await accounts.entry.signIn(visitOf(), { address: old, password: PASSWORD }))).toBe("pair-wrong");
  expect(problem(await accounts.entry.signIn(visitOf(), { address: other, password: PASSWORD }))).toBe("done");
});

test("a claim that was replaced by another is confirmed by no link", async () => {
  const { accounts } = bureau;
  const { visit } = await someAccount(bureau);
  const [one, two] = [someAddress(), someAddress()];
  value(await accounts.own.changeAddress(visit, one, PASSWORD));
  value(await accounts.own.changeAddress(visit, two, PASSWORD));
  expect(problem(await accounts.mailed.confirm(visit, await secretTo(one), ""))).toBe("link-over");
});

test("an account without a password confirms an address only where it is signed in", async () => {
  const { accounts } = bureau;
  const [address, other] = [someAddress(), someAddress()];
  await accounts.entry.mailSignIn(visitOf(), address);
  const visit = after(value(await accounts.mailed.signIn(visitOf(), await secretTo(address))));
  value(await accounts.own.changeAddress(visit, other, ""));
  const secret = await secretTo(other);
  expect(await accounts.mailed.look(visitOf(), secret)).toMatchObject({ asks: "browser" });
  expect(problem(await accounts.mailed.confirm(visitOf(), secret, ""))).toBe("password-wrong");
  expect(await accounts.mailed.look(visit, secret)).toMatchObject({ asks: "nothing" });
  expect(problem(await accounts.mailed.confirm(visit, secret, ""))).toBe("done");
  expect(await accounts.own.show(visit)).toMatchObject({ address: other });
});

test("signed in, a link that would open another account is refused and stays good", async () => {
  const { accounts } = bureau;
  const { visit } = await someAccount(bureau);
  const address = someAddress();
  await accounts.entry.mailSignIn(visitOf(), address);
  const secret = await secretTo(address);
  expect(problem(await accounts.mailed.signIn(visit, secret))).toBe("signed-in");
  expect(problem(await accounts.mailed.signIn(visitOf(), secret))).toBe("done");
});
