import { afterAll, beforeAll, expect, test } from "vitest";
import {
  after,
  type Bureau,
  lastMail,
  openBureau,
  ORIGIN,
  PASSWORD,
  problem,
  secretIn,
  someAccount,
  someAddress,
  value,
  visitOf,
} from "@/lib/testing/house/accounts";
import { contribution, choice, openHouse } from "@/lib/testing/house/house";
import { freshDatabase, type FreshDatabase } from "@/lib/testing/postgres/fresh";

let fresh: FreshDatabase;
let bureau: Bureau;

beforeAll(async () => {
  fresh = await freshDatabase();
  bureau = openBureau(fresh.database);
});
afterAll(() => fresh.drop());

const mailsTo = async (address: string) => (await bureau.accounts.outbox()).filter(({ to }) => to === address);

test("a guest who signs up keeps id, seat and games, and all earlier sessions of the guest end", async () => {
  const { accounts, parts, sessions } = bureau;
  const house = openHouse(fresh.database);
  const guest = visitOf();
  const { userId } = guest.session;
  const made = await house.tables.create({ userId, name: "Guest 1234" }, choice());
  const gameId = made.ok ? made.value.gameId : "";
  const address = someAddress();
  const grant = value(await accounts.entry.signUp(guest, { name: "Amelia", address, password: PASSWORD }));
  expect(grant).toEqual({ userId, epoch: 1, guest: null });
  expect(await sessions.held([guest.session, after(grant).session])).toEqual([false, true]);
  expect(bureau.ended).toContain(userId);
  expect((await house.store.table(gameId))?.info.players).toMatchObject([{ userId, name: "Amelia" }]);
  expect(bureau.reseated).toContain(gameId);
  const row = await parts.rows.find(userId);
  expect(row).toMatchObject({ kind: "account", name: "Amelia", email: null, pendingEmail: address });
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  expect(await accounts.own.show(after(grant))).toMatchObject({ address: null, claimed: address, hasPassword: true });
});

test("what is wrong with a sign-up is said with its field", async () => {
  const good = { name: "Amelia", address: someAddress(), password: PASSWORD };
  const wrong = async (part: Partial<typeof good>) => {
    const outcome = await bureau.accounts.entry.signUp(visitOf(), { ...good, ...part });
    return outcome.ok ? "done" : `${outcome.problem.field} ${outcome.problem.code}`;
  };
  expect(await wrong({ name: "x" })).toBe("name name-malformed");
  expect(await wrong({ name: "Gast 1234" })).toBe("name name-reserved");
  expect(await wrong({ address: "amelia" })).toBe("address address-malformed");
  expect(await wrong({ address: "amelia@example.org\nBcc: all@example.org" })).toBe("address address-malformed");
  expect(await wrong({ password: "password12" })).toBe("password password-weak");
  expect(await mailsTo(good.address)).toEqual([]);
});

test("only a guest signs up", async () => {
  const { visit } = await someAccount(bureau);
  const again = { name: "Other", address: someAddress(), password: PASSWORD };
  expect(problem(await bureau.accounts.entry.signUp(visit, again))).toBe("signed-in");
});

test("nobody learns from signing up whether an address has an account: only its owner does, by mail", async () => {
  const { accounts, parts } = bureau;
  const known = await someAccount(bureau);
  const asked = [known.address, someAddress()];
  const answers = await Promise.all(
    asked.map((address) => accounts.entry.signUp(visitOf(), { name: "Eve", address, password: PASSWORD })),
  );
  expect(answers.map((answer) => answer.ok && { ...answer.value, userId: "" })).toEqual([
    { userId: "", epoch: 1, guest: null },
    { userId: "", epoch: 1, guest: null },
  ]);
  const [eve] = answers;
  expect(await accounts.own.show(after(value(eve!)))).toMatchObject({ address: null, claimed: known.address });
  expect((await lastMail(accounts, known.address)).subject).toBe("You already have an account at OpenSky");
  // The password that was chosen opens nothing, with or without an account behind the address.
  for (const address of asked) {
    const other = { address, password: "another password entirely" };
    expect(problem(await accounts.entry.signIn(visitOf(), other))).toBe("pair-wrong");
  }
  expect(problem(await accounts.entry.signIn(visitOf(), { address: asked[1]!, password: PASSWORD }))).toBe("pair-wrong");
  expect((await parts.rows.byEmail(known.address))?.id).toBe(known.userId);
});

test("an account is entered with address and password, whatever the case of the address", async () => {
  const { accounts, sessions } = bureau;
  const { address, userId } = await someAccount(bureau);
  const guest = visitOf();
  const grant = value(await accounts.entry.signIn(guest, { address: ` ${address.toUpperCase()} `, password: PASSWORD }));
  expect(grant).toEqual({ userId, epoch: 1, guest: null });
  expect(await sessions.held([after(grant).session, guest.session])).toEqual([true, false]);
  const wrong = await accounts.entry.signIn(visitOf(), { address, password: `${PASSWORD}.` });
  const unknown = await accounts.entry.signIn(visitOf(), { address: someAddress(), password: PASSWORD });
  expect(wrong).toEqual(unknown);
});

test("a guest with seats is remembered when signing in", async () => {
  const { address } = await someAccount(bureau);
  const guest = visitOf();
  await openHouse(fresh.database).tables.create({ userId: guest.session.userId, name: "Guest" }, choice({ contribution: contribution() }));
  const grant = value(await bureau.accounts.entry.signIn(guest, { address, password: PASSWORD }));
  expect(grant.guest).toBe(guest.session.userId);
});

test("mailed links answer alike for known and unknown addresses, and both get a mail", async () => {
  const { accounts } = bureau;
  const { address } = await someAccount(bureau);
  const unknown = someAddress();
  for (const send of [accounts.entry.mailSignIn, accounts.entry.mailReset]) {
    const answers = [await send.call(accounts.entry, visitOf(), address), await send.call(accounts.entry, visitOf(), unknown)];
    expect(answers.map(problem)).toEqual(["done", "done"]);
  }
  const subjects = (await mailsTo(address)).concat(await mailsTo(unknown)).map(({ subject }) => subject);
  expect(subjects).toEqual([
    "Choose a new password for OpenSky",
    "Your link to sign in to OpenSky",
    "Confirm your address for OpenSky",
    "No account with this address at OpenSky",
    "Your link to OpenSky",
  ]);
  expect((await lastMail(accounts, address)).text).toContain(`${ORIGIN}/link/`);
});

test("tries for one address are limited, and so are a network's; the right password is not counted", async () => {
  const strict = openBureau(fresh.database, { allowances: { pair: { points: 3, duration: 600 }, network: { points: 8, duration: 600 } } });
  const { address } = await someAccount(strict);
  const enter = async (to: string, password: string, network = "192.0.2.1") =>
    problem(await strict.accounts.entry.signIn({ ...visitOf(), network }, { address: to, password }));
  for (let times = 0; times < 5; times += 1) expect(await enter(address, PASSWORD)).toBe("done");
  for (const to of [address, someAddress()]) {
    for (let times = 0; times < 3; times += 1) expect(await enter(to, "wrong password")).toBe("pair-wrong");
    const beyond = await strict.accounts.entry.signIn(visitOf(), { address: to, password: PASSWORD });
    expect(beyond).toMatchObject({ ok: false, problem: { code: "too-often", minutes: 10 } });
  }
  expect(await enter(address, PASSWORD, "198.51.100.7")).toBe("done");
  for (let times = 0; times < 8; times += 1) await enter(someAddress(), "wrong password", "203.0.113.5");
  expect(await enter(someAddress(), "wrong password", "203.0.113.5")).toBe("too-often");
});

test("mails that somebody asks for are limited, to known and unknown addresses", async () => {
  const strict = openBureau(fresh.database, { allowances: { mailsTo: { points: 2, duration: 600 } } });
  const { address } = await someAccount(strict);
  const unknown = someAddress();
  await strict.accounts.entry.mailSignIn(visitOf(), unknown);
  for (const to of [address, unknown]) {
    expect(problem(await strict.accounts.entry.mailSignIn(visitOf(), to))).toBe("done");
    expect(problem(await strict.accounts.entry.mailReset(visitOf(), to))).toBe("too-often");
  }
});

test("only hashes of links are kept", async () => {
  const { accounts } = bureau;
  const address = someAddress();
  await accounts.entry.mailSignIn(visitOf(), address);
  const secret = secretIn(await lastMail(accounts, address));
  const kept = JSON.stringify(await fresh.database.prisma.oneTimeToken.findMany({ where: { address } }));
  expect(kept).toContain(address);
  expect(kept).not.toContain(secret);
});
