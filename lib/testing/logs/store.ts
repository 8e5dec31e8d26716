/**
 * Plays games by the rules as they are now and keeps their logs under the rules' version, for all later versions to
 * replay. Run once when the version has been raised: `npm run logs`. Files that are there already stay as they are.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { foldEvents } from "@/lib/engine/core/replay";
import { opensky, summary } from "@/lib/engine/opensky";
import type { Event } from "@/lib/engine/opensky/events";
import type { Rules } from "@/lib/engine/opensky/words";
import { commandsOf } from "@/lib/history/commands";
import { finishedGame } from "@/lib/testing/finished";
import { LOGS_FOLDER } from "./stored";

const europe = { side: "europe", board: "europe-1" } as const;
const america = { side: "north-america", board: "north-america-1" } as const;
const GAMES: readonly Rules[] = [
  { ...europe, edition: 2, players: 3, callsigns: "chosen" },
  { ...europe, edition: 1, players: 4, callsigns: "random" },
  { ...europe, edition: 2, players: 2, callsigns: "random" },
  { ...america, edition: 2, players: 4, callsigns: "chosen" },
  { ...america, edition: 1, players: 2, callsigns: "chosen" },
  { ...america, edition: 2, players: 3, callsigns: "random" },
];

const hex = (text: string): string => createHash("sha256").update(text).digest("hex");

mkdirSync(LOGS_FOLDER, { recursive: true });
for (const rules of GAMES) {
  const { rulesVersion } = opensky;
  const name = `v${rulesVersion}-${rules.side}-${rules.players}p-ed${rules.edition}`;
  const file = path.join(LOGS_FOLDER, `${name}.json`);
  if (existsSync(file)) continue;
  const { events } = finishedGame({ rules, seed: hex(name), choices: hex(`${name} choices`), temper: "keen" });
  const state = foldEvents(opensky, opensky.initial(rules, ""), events as readonly Event[]);
  const played = {
    rulesVersion,
    rules,
    summary: summary(state, commandsOf(events as readonly Event[]).length),
    events,
  };
  writeFileSync(file, `${JSON.stringify(played)}\n`);
  console.log(`${file}: ${events.length} events`);
}
