import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { Mails } from "@/lib/db/accounts/mails";
import { openPostOffice } from "@/lib/testing/house/post-office";
import { freshDatabase, type FreshDatabase } from "@/lib/testing/postgres/fresh";
import { letter, type LetterWish } from "./letters";
import { Postman } from "./postman";

let fresh: FreshDatabase;
let mails: Mails;
let office: Awaited<ReturnType<typeof openPostOffice>>;
let postmen: Postman[] = [];
let reports: string[] = [];

beforeAll(async () => {
  fresh = await freshDatabase();
  mails = new Mails(fresh.database);
  office = await openPostOffice();
});
afterEach(async () => {
  await Promise.all(postmen.map((postman) => postman.stop()));
  postmen = [];
  reports = [];
  office.received.length = 0;
  office.refuse(false);
  await fresh.database.prisma.mail.deleteMany();
});
afterAll(async () => {
  await office.close();
  await fresh.drop();
});

function postman(): Postman {
  const hired = new Postman(mails, { url: office.url, from: "OpenSky <post@opensky.example>" }, (what, error) => {
    reports.push(`${what}: ${String(error)}`);
  });
  postmen.push(hired);
  return hired;
}

const wish = (changes: Partial<LetterWish> = {}): LetterWish => ({
  to: "amelia@example.org",
  matter: "reset",
  name: "Amelia",
  origin: "https://opensky.example",
  path: "/link/abc",
  locale: null,
  ...changes,
});

test("a letter is plain text with its link, and speaks English to whoever reads an unknown language", async () => {
  const { subject, text, link } = await letter(wish({ locale: "xx" }));
  expect(subject).toBe("Choose a new password for OpenSky");
  expect(link).toBe("https://opensky.example/link/abc");
  expect(text).toContain("Hello Amelia,");
  expect(text).toContain(`\n\n${link}\n\n`);
  expect((await letter(wish({ name: null }))).text).toMatch(/^Hello,\n/);
});

test("what is due is sent once, though two servers look for it, and is kept no longer", async () => {
  const addresses = ["a@example.org", "b@example.org", "c@example.org", "d@example.org"];
  for (const to of addresses) await mails.add(await letter(wish({ to })));
  await Promise.all([postman(), postman()].map(async (hired) => {
    hired.go();
    while ((await mails.outbox()).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await hired.stop();
  }));
  expect(office.received.map(({ to }) => /<(.*)>/.exec(to)?.[1]).sort()).toEqual(addresses);
  const [first] = office.received;
  expect(first?.from).toContain("<post@opensky.example>");
  expect(first?.content).toContain("Subject: Choose a new password for OpenSky");
  expect(reports).toEqual([]);
});

test("what could not be sent is tried again later, and in the end given up; no report names the reader", async () => {
  office.refuse(true);
  await mails.add(await letter(wish()));
  const { prisma } = fresh.database;
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const hired = postman();
    hired.go();
    while (reports.length < attempt) await new Promise((resolve) => setTimeout(resolve, 20));
    await hired.stop();
    const [kept] = await mails.outbox();
    if (attempt === 5) expect(kept).toBeUndefined();
    else {
      expect(kept?.attempts).toBe(attempt);
      expect(await mails.take()).toBeNull();
      await prisma.mail.updateMany({ data: { dueAt: new Date(0) } });
    }
  }
  expect(office.received).toEqual([]);
  expect(reports[0]).toContain("451");
  expect(reports.join()).not.toContain("amelia");
});

test("a server that died while it sent leaves the mail to another", async () => {
  await mails.add(await letter(wish()));
  expect(await mails.take()).toMatchObject({ to: "amelia@example.org", attempts: 0 });
  expect(await mails.take()).toBeNull();
  await fresh.database.prisma.mail.updateMany({ data: { dueAt: new Date(0) } });
  expect(await mails.take()).toMatchObject({ attempts: 1 });
});
