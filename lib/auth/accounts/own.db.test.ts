import { randomUUID } from "node:crypto";
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
  value,
  visitOf,
} from "@/lib/testing/house/accounts";
import { choice, contribution, openHouse, type TestHouse } from "@/lib/testing/house/house";
import { freshDatabase, type FreshDatabase } from "@/lib/testing/postgres/fresh";

const OTHER_PASSWORD = "turn the fare over at dawn";

let fresh: FreshDatabase;
let bureau: Bureau;
let house: TestHouse;

beforeAll(async () => {
  fresh = await freshDatabase();
  house = openHouse(fresh.database);
  bureau = openBureau(fresh.database, {
    leave: (userId, gameId) => house.tables.leave(userId, gameId),
    resign: (userId, gameId) => house.rooms.act(userId, { gameId, commandId: randomUUID(), act: { type: "resign" } }),
  });
});
afterAll(() => fresh.drop());

/** A table of two hosted by this user; `begin` lets a friend sit down and starts it. */
async function hosted(userId: string, name: string, begin: boolean, friend = visitOf().session.userId) {
  const made = await house.tables.create({ userId, name }, choice());
  const gameId = made.ok ? made.value.gameId : "";
  if (begin) {
    await house.tables.join({ userId: friend, name: "Friend" }, gameId, contribution());
    expect((await house.tables.start(userId, gameId)).ok).toBe(true);
  }
  return gameId;
}

const playersOf = async (gameId: string) => (await house.store.table(gameId))?.info.players.map(({ name }) => name);

test("to sign out ends this session, not those of other devices", async () => {
  const { accounts, sessions } = bureau;
  const { visit, address } = await someAccount(bureau);
  const phone = after(value(await accounts.entry.signIn(visitOf(), { address, password: PASSWORD })));
  await accounts.own.signOut(visit);
  expect(await sessions.held([visit.session, phone.session])).toEqual([false, true]);
});

test("to sign out everywhere ends all sessions", async () => {
  const { accounts, sessions } = bureau;
  const { visit, address, userId } = await someAccount(bureau);
  const phone = after(value(await accounts.entry.signIn(visitOf(), { address, password: PASSWORD })));
  value(await accounts.own.signOutEverywhere(phone));
  expect(await sessions.held([visit.session, phone.session])).toEqual([false, false]);
  expect(bureau.ended.at(-1)).toBe(userId);
  expect(problem(await accounts.own.signOutEverywhere(visitOf()))).toBe("not-signed-in");
});

test("a password is changed by whoever knows it, and other devices are signed out", async () => {
  const { accounts, sessions } = bureau;
  const { visit, address } = await someAccount(bureau);
  expect(problem(await accounts.own.changePassword(visit, OTHER_PASSWORD, "a guess of mine"))).toBe("password-wrong");
  expect(problem(await accounts.own.changePassword(visit, "password12", PASSWORD))).toBe("password-weak");
  const grant = value(await accounts.own.changePassword(visit, OTHER_PASSWORD, PASSWORD));
  expect(await sessions.held([visit.session, after(grant).session])).toEqual([false, true]);
  expect(problem(await accounts.entry.signIn(visitOf(), { address, password: OTHER_PASSWORD }))).toBe("done");
  expect((await lastMail(accounts, address)).subject).toBe("Your OpenSky password was changed");
});

test("guessing the password in a browser that was left signed in is limited", async () => {
  const strict = openBureau(fresh.database, { allowances: { pair: { points: 2, duration: 600 } } });
  const { visit } = await someAccount(strict);
  const guesses = [];
  for (const guess of ["one", "two", "three"]) guesses.push(problem(await strict.accounts.own.remove(visit, guess)));
  expect(guesses).toEqual(["password-wrong", "password-wrong", "too-often"]);
});

test("a language is kept if the site speaks it", async () => {
  const { visit } = await someAccount(bureau);
  expect(problem(await bureau.accounts.own.changeLocale(visit, "en"))).toBe("done");
  expect(problem(await bureau.accounts.own.changeLocale(visit, "xx"))).toBe("language-unknown");
  expect(await bureau.accounts.own.show(visit)).toMatchObject({ locale: "en" });
});

test("a deleted account leaves its games to the others under another name, and nothing else", async () => {
  const { accounts, parts, sessions } = bureau;
  const { visit, address, userId } = await someAccount(bureau, visitOf(), "Amelia");
  await parts.logins.add(userId, { provider: "github", providerAccountId: "77", label: "amelia" });
  const playing = await hosted(userId, "Amelia", true);
  const open = await hosted(userId, "Amelia", false);
  await accounts.entry.mailReset(visitOf(), address);
  const secret = secretIn(await lastMail(accounts, address));
  expect(problem(await accounts.own.remove(visit, "not my password"))).toBe("password-wrong");
  value(await accounts.own.remove(visit, PASSWORD));

  expect(await playersOf(playing)).toEqual(["Former player", "Friend"]);
  expect((await house.store.table(open))?.info.status).toBe("closed");
  expect((await house.store.table(playing))?.info).toMatchObject({ ending: "resignation", result: { winners: [1] } });
  expect(await sessions.held([visit.session])).toEqual([false]);
  expect(problem(await accounts.entry.signIn(visitOf(), { address, password: PASSWORD }))).toBe("pair-wrong");
  expect(problem(await accounts.mailed.reset(visitOf(), secret, OTHER_PASSWORD))).toBe("link-over");
  const { prisma } = fresh.database;
  expect(await prisma.login.count({ where: { userId } })).toBe(0);
  const row = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
  expect(row).toMatchObject({ kind: "former", name: "Former player", email: null, passwordHash: null, locale: null });
  expect((await accounts.outbox()).filter(({ to }) => to === address).map(({ subject }) => subject)).toEqual([
    "Your OpenSky account is deleted",
  ]);
  // The address is free for a new beginning.
  await accounts.entry.mailSignIn(visitOf(), address);
  const fresher = value(await accounts.mailed.signIn(visitOf(), secretIn(await lastMail(accounts, address))));
  expect(fresher.userId).not.toBe(userId);
});

test("all data of one's own, and nobody else's, and no secret of the server", async () => {
  const { accounts } = bureau;
  const { visit, address, userId } = await someAccount(bureau, visitOf(), "Amelia");
  const gameId = await hosted(userId, "Amelia", true);
  const stranger = await someAccount(bureau, visitOf(), "Stranger");
  const data = await accounts.own.data(visit);
  expect(data.profile).toMatchObject({ id: userId, name: "Amelia", email: address });
  expect(data.games).toMatchObject([{ gameId, name: "Amelia", seat: 0, game: { status: "playing" } }]);
  const written = JSON.stringify(data);
  const { seed, serverBytes } = await fresh.database.prisma.game.findUniqueOrThrow({ where: { id: gameId } });
  for (const secret of [seed, serverBytes, "argon2", "passwordHash", "sessionEpoch", stranger.address, "Friend"]) {
    expect(written).not.toContain(secret);
  }
  expect((await accounts.own.data(visitOf())).games).toEqual([]);
});

test("a guest's games come along to the account, but not to a table where it sits itself", async () => {
  const { accounts, parts, sessions } = bureau;
  const { address, userId } = await someAccount(bureau, visitOf(), "Amelia");
  const guest = visitOf();
  const guestId = guest.session.userId;
  const playing = await hosted(guestId, "Guest", true);
  const open = await hosted(guestId, "Guest", false);
  const both = await hosted(userId, "Amelia", true, guestId);
  const visit = after(value(await accounts.entry.signIn(guest, { address, password: PASSWORD })));
  expect(await accounts.luggage.offer(visit)).toEqual({ name: "Guest", games: 3 });
  expect(value(await accounts.luggage.bring(visit))).toEqual({ moved: 2, stayed: 1 });

  expect(await playersOf(playing)).toEqual(["Amelia", "Friend"]);
  expect(await playersOf(both)).toEqual(["Amelia", "Friend"]);
  const table = await house.store.table(open);
  expect(table?.info).toMatchObject({ hostId: userId, players: [{ userId, name: "Amelia" }] });
  expect(bureau.reseated).toEqual(expect.arrayContaining([playing, open]));
  expect((await house.rooms.standing(userId, playing, 0)).ok).toBe(true);
  expect(await parts.seats.count(guestId)).toBe(1);
  expect(await sessions.held([visit.session])).toEqual([true]);
});

test("nobody brings another account's games along", async () => {
  const { accounts } = bureau;
  const [thief, victim] = [await someAccount(bureau), await someAccount(bureau)];
  await hosted(victim.userId, "Victim", true);
  const visit = visitOf(thief.userId, { epoch: 1, guest: victim.userId });
  expect(await accounts.luggage.offer(visit)).toBeNull();
  expect(value(await accounts.luggage.bring(visit))).toEqual({ moved: 0, stayed: 0 });
});
