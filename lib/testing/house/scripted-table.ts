/**
 * Opens a table on a running server, fills it with players who choose at random, and plays as it is told, one line of
 * JSON at a time. Usage: tsx scripted-table.ts URL SIDE PLAYERS CALLSIGNS. See `e2e/support/scripted-table.ts`.
 */
import { createInterface } from "node:readline";
import { chooser } from "@/lib/testing/games";
import { choice, contribution } from "./house";
import type { Page } from "./page";
import { visit, type Visitor } from "./visitor";

/** What is wanted: play on, all seats or all but the first, until the table shows one of these scenes. */
interface Wish {
  readonly seats: "all" | "others";
  readonly until: readonly string[];
  /** How far the log has come that the asker knows of. */
  readonly from: number;
}

/** What the first seat's page shows: the phase where it is asked itself, "waiting:" and the phase elsewhere. */
function sceneOf({ view, seat }: Page): string {
  if (view === null || view.phase === "finished") return "finished";
  const mine = seat !== null && view.asked.includes(seat);
  const season = view.phase === "placePlanes" && view.month > 0 && view.pass === 0 ? "winter:" : "";
  return `${mine ? "" : "waiting:"}${season}${view.phase}`;
}

async function main(url: string, side: "europe" | "north-america", count: number, callsigns: "chosen" | "random") {
  const choose = chooser(contribution());
  const players: Visitor[] = [];
  for (let seat = 0; seat < count; seat += 1) players.push(await visit(url));
  const [host, ...guests] = players;
  if (host === undefined) throw new Error("a table needs a host");
  const wish = { side, players: count as 2 | 3 | 4, callsigns, visibility: "link" as const };
  const { gameId } = await host.page.get("table:create", choice(wish));
  for (const { page } of guests) await page.get("table:join", { gameId, contribution: contribution() });
  for (const { page } of players) await page.enter(gameId);
  await host.page.get("table:start", { gameId });
  for (const { page } of players) await page.until(() => page.view !== null, "the start");
  const tell = (words: object) => process.stdout.write(`${JSON.stringify(words)}\n`);
  tell({ gameId, cookies: players.map(({ cookie }) => cookie) });

  const playOn = async ({ seats, until, from }: Wish) => {
    for (const { page } of players) await page.until(() => page.log.length >= from, "what is known already");
    for (;;) {
      const scene = sceneOf(host.page);
      const may = seats === "all" ? players : guests;
      const player = may.find(({ page }) => page.seat !== null && page.view?.asked.includes(page.seat));
      if (until.includes(scene) || scene === "finished" || player === undefined) return scene;
      const command = player.page.draw(choose);
      if (command === null) throw new Error("a seat is asked and has no choice");
      const { version } = await player.page.get("room:command", player.page.payload(command));
      for (const { page } of players) await page.until(() => page.log.length >= version, "the news");
    }
  };

  for await (const line of createInterface({ input: process.stdin })) {
    const scene = await playOn(JSON.parse(line) as Wish);
    tell({ scene, version: host.page.log.length });
  }
  for (const { page } of players) page.close();
}

const [, , url, side, players, callsigns] = process.argv;
if (url === undefined) throw new Error("name the server's address");
await main(
  url,
  side === "north-america" ? "north-america" : "europe",
  Number(players ?? 2),
  callsigns === "chosen" ? "chosen" : "random",
);
