/**
 * Plays a whole random game of two over sockets on a running server and prints, as JSON, its id, how many of the pages'
 * and routes' answers were read meanwhile, and which of them told a secret. Usage: tsx scripted-game.ts URL [link]
 */
import type { Proof } from "@/lib/history/proof";
import { chooser } from "@/lib/testing/games";
import { choice, contribution } from "./house";
import { visit, type Visitor } from "./visitor";

const EVERY_TURNS = 12;

/** All that pages and routes say of the games now, to each of the visitors. */
async function read(url: string, gameId: string, visitors: readonly Visitor[]): Promise<readonly (readonly [string, string])[]> {
  const places = [
    "/",
    "/games",
    "/history?status=running",
    `/t/${gameId}`,
    `/t/${gameId}/check`,
    `/t/${gameId}/replay`,
    `/api/games/${gameId}/record`,
    `/api/games/${gameId}/proof`,
    "/api/v1/games?status=running",
    `/api/v1/games/${gameId}`,
    `/api/v1/games/${gameId}/record`,
  ];
  const answers: (readonly [string, string])[] = [];
  for (const place of places) {
    for (const { cookie } of visitors) {
      const answer = await fetch(`${url}${place}`, { headers: { cookie } });
      answers.push([place, `${answer.status} ${[...answer.headers].join("\n")} ${await answer.text()}`]);
    }
  }
  return answers;
}

async function main(url: string, visibility: "public" | "link"): Promise<void> {
  const choose = chooser(contribution());
  const [host, guest, stranger] = [await visit(url), await visit(url), await visit(url)];
  const visitors = [host, guest, stranger];
  const { gameId } = await host.page.get("table:create", choice({ visibility }));
  await guest.page.get("table:join", { gameId, contribution: contribution() });
  for (const { page } of visitors) await page.enter(gameId);
  const answers = [...(await read(url, gameId, visitors))];
  await host.page.get("table:start", { gameId });
  const players = [host.page, guest.page];
  for (const { page } of visitors) await page.until(() => page.view !== null, "the start");

  for (let turn = 0; host.page.view?.phase !== "finished"; turn += 1) {
    if (turn % EVERY_TURNS === 0) answers.push(...(await read(url, gameId, visitors)));
    const level = Math.max(...players.map(({ log }) => log.length));
    for (const player of players) await player.until(() => player.log.length === level, "the same position");
    const player = players.find(({ seat, view }) => seat !== null && view?.asked.includes(seat));
    const command = player?.draw(choose);
    if (!player || !command) throw new Error("nobody is asked and the game is not over");
    for (const other of visitors) if (turn % EVERY_TURNS === 0) answers.push(["socket", other.page.packets.join("\n")]);
    const { version } = await player.get("room:command", player.payload(command));
    await host.page.until(() => host.page.log.length >= version, "the news");
  }

  const proof = (await (await fetch(`${url}/api/games/${gameId}/proof`)).json()) as Proof;
  const secrets = [proof.serverBytes, proof.record.seed].flatMap((hex) => [
    hex,
    hex.toUpperCase(),
    Buffer.from(hex, "hex").toString("base64"),
    Buffer.from(hex, "hex").toString("base64url"),
  ]);
  const leaks = answers.filter(([, text]) => secrets.some((secret) => text.includes(secret))).map(([place]) => place);
  for (const { page } of visitors) page.close();
  console.log(JSON.stringify({ gameId, secrets, answers: answers.length, leaks, cookie: host.cookie }));
}

const [, , url, visibility] = process.argv;
if (url === undefined) throw new Error("name the server's address");
await main(url, visibility === "link" ? "link" : "public");
