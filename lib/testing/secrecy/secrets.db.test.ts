import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { GET as getProof } from "@/app/api/games/[gameId]/proof/route";
import { GET as getRecord } from "@/app/api/games/[gameId]/record/route";
import { finishedGame } from "@/lib/db/finished";
import { shareDatabase } from "@/lib/db/shared";
import { openTables, tableInfo, tablesOf } from "@/lib/db/tables";
import { replay } from "@/lib/engine/core/replay";
import { opensky } from "@/lib/engine/opensky";
import type { Rules } from "@/lib/engine/opensky/words";
import { checkProof } from "@/lib/history/check";
import { parseHanded, type Proof } from "@/lib/history/proof";
import { opening, play, type Setup } from "@/lib/testing/games";
import { choice } from "@/lib/testing/house/house";
import { serve } from "@/lib/testing/house/served";
import { begin, heard, sent, StagedServer, stageChance, type Stage, type StagedGame } from "./staged";

let server: StagedServer;
const printed: string[] = [];
beforeAll(async () => {
  server = await StagedServer.open();
  shareDatabase(server.fresh.database);
  for (const where of ["log", "info", "warn", "error", "debug"] as const) {
    vi.spyOn(console, where).mockImplementation((...words: unknown[]) => void printed.push(words.map(String).join(" ")));
  }
});
afterAll(async () => {
  vi.restoreAllMocks();
  expect(server.served.reports).toEqual([]);
  await server.close();
});

const file = async (get: typeof getRecord, gameId: string) => {
  const answer = await get(new Request(`http://localhost/api/games/${gameId}`), { params: Promise.resolve({ gameId }) });
  return { status: answer.status, headers: [...answer.headers].join("\n"), text: await answer.text() };
};

/** All the ways to write 32 bytes that somebody might leak them in. */
function writings(hex: string): readonly string[] {
  const bytes = Buffer.from(hex, "hex");
  return [hex, hex.toUpperCase(), bytes.toString("base64"), bytes.toString("base64url"), bytes.join(",")];
}

/** What pages are made of, and what the routes say, for one reader. */
async function readable(game: StagedGame): Promise<readonly string[]> {
  const { gameId, pages } = game;
  const own = await Promise.all(pages.map(({ userId }) => tablesOf(userId)));
  const files = [await file(getRecord, gameId), await file(getProof, gameId)];
  return [await tableInfo(gameId), await openTables(), own, files, await finishedGame(gameId)].map((value) =>
    JSON.stringify(value),
  );
}

const RULES: readonly Rules[] = [
  { edition: 2, side: "europe", board: "europe-1", players: 3, callsigns: "random" },
  { edition: 2, side: "north-america", board: "north-america-1", players: 2, callsigns: "chosen" },
];

describe.each(RULES)("$side", (rules) => {
  const stage: Stage = { name: `secrets of ${rules.side}`, rules };
  const { gameId, seed, serverBytes, contributions } = stageChance(stage);
  const setup: Setup = { rules, seed, choices: "0c".repeat(32), temper: "keen" };
  const secrets = [...writings(seed), ...writings(serverBytes)];
  const moves = [...play(setup)];
  let proof: Proof;

  test("neither the seed nor the server's bytes leave the server before the game is over", async () => {
    const said: string[] = [];
    const game = await server.gather(stage);
    const { players, spectator, pages } = game;
    await spectator.get("lobby:enter", {});
    said.push(...(await readable(game)));
    await begin(game);
    let version = opening(setup).events.length;
    for (const [index, { before, command, events, after }] of moves.entries()) {
      const page = players[command.seat];
      if (index % 8 === 0) {
        said.push(...(await readable(game)));
        // Errors of every kind have their words too.
        const wrong = { version, phase: before.phase };
        for (const other of pages) {
          await other.ask("room:command", sent(game, { type: "flashDeal", seat: 0, fare: 1 }, wrong));
          await other.ask("room:command", { gameId, seed: 1 });
          await other.ask("table:start", { gameId });
          await other.ask("room:enter", { gameId, from: version + 5 });
        }
      }
      if (index === moves.length - 1) {
        for (const each of pages) said.push(...each.packets);
      }
      await page?.get("room:command", sent(game, command, { version, phase: before.phase }));
      version += events.length;
      if (index < moves.length - 1) await heard(pages, version, after.month);
    }
    said.push(...printed, JSON.stringify(server.served.reports));
    expect(said.length).toBeGreaterThan(moves.length);
    const all = said.join("\n");
    for (const secret of secrets) expect(all.includes(secret), secret).toBe(false);
    // The parts are no secret: all players knew them before the first die.
    for (const { bytes } of contributions) expect(all).toContain(bytes);
    for (const page of pages) await page.until(() => page.table?.status === "finished", "the end");
    expect(spectator.table?.fairness).toEqual({ contributions, revealed: { serverBytes, seed } });
    for (const page of pages) page.close();
  });

  test("before the end there is no record and no proof; then they replay to the stored log", async () => {
    expect((await file(getRecord, "nosuchgame12")).status).toBe(404);
    const record = await file(getRecord, gameId);
    expect(record.status).toBe(200);
    expect(record.headers).toContain(`filename="opensky-${gameId}-record.json"`);
    const handed = parseHanded(JSON.parse(record.text));
    if (!handed.ok || handed.value.kind !== "record") throw new Error(record.text);
    const again = replay(opensky, handed.value.record.rules, handed.value.record.seed, handed.value.record.commands);
    expect(again.error).toBeNull();
    const rows = await server.fresh.database.prisma.gameEvent.findMany({ where: { gameId }, orderBy: { seq: "asc" } });
    expect(again.events).toEqual(rows.map(({ data }) => data));
    proof = JSON.parse((await file(getProof, gameId)).text) as Proof;
    expect(proof.events).toEqual(again.events);
    expect(checkProof(proof).fault).toBeNull();
  });

  test("what is changed in the stored log is found at the first wrong point", async () => {
    const { prisma } = server.fresh.database;
    const key = { gameId_seq: { gameId, seq: proof.events.findIndex((event) => JSON.stringify(event).includes("diceRolled")) } };
    const row = await prisma.gameEvent.findUniqueOrThrow({ where: key });
    const data = { ...(row.data as object), rolls: [["Alpha", "Alpha", "Alpha"]] };
    await prisma.gameEvent.update({ where: key, data: { data } });
    const changed = JSON.parse((await file(getProof, gameId)).text) as Proof;
    expect(checkProof(changed).fault).toMatchObject({ kind: "event", seq: row.seq, type: "diceRolled" });
  });
});

test("a client that brings no part of the seed gets one drawn by the server, which is marked", async () => {
  const served = await serve(server.fresh.database);
  const [host, guest] = [await served.page(), await served.page()];
  const { contribution: _none, ...wish } = choice({ visibility: "link" });
  const { gameId } = await host.get("table:create", wish);
  await guest.get("table:join", { gameId, contribution: "ab".repeat(32) });
  const { fairness } = (await host.enter(gameId)).table;
  expect(fairness.revealed).toBeNull();
  expect(fairness.contributions.map(({ by }) => by)).toEqual(["server", "client"]);
  expect(fairness.contributions[1]?.bytes).toBe("ab".repeat(32));
  for (const page of [host, guest]) page.close();
  await served.close();
});
