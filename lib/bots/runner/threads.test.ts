import { afterAll, expect, test } from "vitest";
import { begin } from "@/lib/engine/core/replay";
import { opensky } from "@/lib/engine/opensky";
import type { Rules } from "@/lib/engine/opensky/words";
import { BOT_LEVELS } from "@/lib/protocol/bots";
import type { BotQuestion } from "@/lib/rooms/bots";
import { threadedMind } from "./threads";

const RULES: Rules = { edition: 1, side: "europe", board: "europe-1", players: 2, callsigns: "random" };
const mind = threadedMind();
afterAll(() => mind.close());

test("bots of every level decide in threads, legally, while the server goes on", async () => {
  const { state } = begin(opensky, RULES, "7c".repeat(32));
  const seat = state.asked[0]!;
  const view = opensky.view(state, seat);
  const question = { gameId: "a", game: "opensky", seat, since: 1, phase: state.phase, view };
  let turns = 0;
  const loop = setInterval(() => (turns += 1), 1);
  const commands = await Promise.all(BOT_LEVELS.map((level) => mind.decide({ ...question, level } satisfies BotQuestion)));
  clearInterval(loop);
  for (const command of commands) expect(opensky.decide(state, command)).toMatchObject({ ok: true });
  expect(turns).toBeGreaterThan(0);
});

test("a thread that fails says so, and others go on", async () => {
  const broken = { gameId: "a", game: "opensky", seat: 0, level: "national" as const, since: 1, phase: "", view: {} };
  await expect(mind.decide(broken)).rejects.toThrow();
});
