import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { foldEvents } from "@/lib/engine/core/replay";
import { opensky } from "@/lib/engine/opensky";
import type { Command } from "@/lib/engine/opensky/commands";
import { legal } from "@/lib/engine/opensky/legal";
import type { State } from "@/lib/engine/opensky/table";
import { arbitrarySetup, decided, opening, play, type Move } from "@/lib/testing/games";
import { begin, heard, sent, StagedServer, stageChance, type Stage, type StagedGame } from "./staged";

// Two servers, so that even the ids of the two games of a pair can be the same.
let servers: readonly [StagedServer, StagedServer];
beforeAll(async () => {
  servers = [await StagedServer.open(), await StagedServer.open()];
});
afterAll(async () => {
  for (const server of servers) {
    expect(server.served.reports).toEqual([]);
    await server.close();
  }
});

const GAMES = 36;

/** Where several seats are asked for sealed fares: the moves before it and the position. */
interface Round {
  readonly moves: readonly Move[];
  readonly start: State;
}

function roundsOf(moves: readonly Move[]): readonly Round[] {
  return moves.flatMap(({ before, after }, index) =>
    before.phase !== "submitFare" && after.phase === "submitFare" && after.asked.length > 1
      ? [{ moves: moves.slice(0, index + 1), start: after }]
      : [],
  );
}

/** Every answer that a seat may give to the question for a sealed fare: none, then the bids. */
function answers(state: State, seat: number): readonly Command[] {
  const may = legal(state, seat);
  if (may?.type !== "submitFare") throw new Error(`seat ${seat} is not asked for a fare`);
  return [
    { type: "declineFare", seat },
    ...may.itineraries.flatMap((itinerary) =>
      may.fares.map((fare): Command => ({ type: "submitFare", seat, fare, itinerary })),
    ),
  ];
}

/** What may differ between two games is when they were opened, and nothing else. */
const timeless = (packet: string): string => packet.replace(/"createdAt":"[^"]{24}"/g, `"createdAt":"${"-".repeat(24)}"`);

/** All that a page heard since the start; tellings of the table that say nothing new are one. */
function traffic(packets: readonly string[]): readonly string[] {
  const all = packets.map(timeless).filter((packet) => !packet.includes('"status":"open"'));
  return all.filter((packet, index) => !packet.includes('"room:table"') || !all.slice(0, index).includes(packet));
}

const ofTable = (packets: readonly string[]) => packets.filter((packet) => packet.includes('"room:table"'));
const ofGame = (packets: readonly string[]) => packets.filter((packet) => !packet.includes('"room:table"'));

/** Plays to the round and lets some seats answer; answers what those who only look on were told, page by page. */
async function told(game: StagedGame, round: Round, given: readonly Command[], lookers: readonly number[]) {
  const { players, spectator, pages, server, gameId } = game;
  await begin(game);
  let version = opening(setupOf(game.stage)).events.length;
  for (const { before, command, events, after } of round.moves) {
    await players[command.seat]?.get("room:command", sent(game, command, { version, phase: before.phase }));
    version += events.length;
    await heard(pages, version, after.month);
  }
  const asked = { version, phase: round.start.phase };
  let state = round.start;
  for (const command of given) {
    await players[command.seat]?.get("room:command", sent(game, command, asked));
    const events = decided(state, command);
    state = foldEvents(opensky, state, events);
    version += events.length;
    await heard(pages, version, state.month);
  }
  const watching = [...lookers.flatMap((seat) => players[seat] ?? []), spectator];
  for (const page of watching) {
    const seat = page.seat ?? 0;
    // Questions that pry: a fare nobody holds, another seat's answer again, a position that never was.
    const pry = { version, phase: state.phase };
    await page.ask("room:command", sent(game, { type: "submitFare", seat, fare: 450, itinerary: ["AAA", "BBB"] }, pry));
    await page.ask("room:command", sent(game, { type: "declineFare", seat: (seat + 1) % players.length }, pry));
    await page.ask("room:command", sent(game, { type: "declineFlashDeal", seat }, { version: version + 9, phase: "flashDeal" }));
  }
  // Who comes anew, from the first event or in the middle.
  const again = await Promise.all(watching.map((page) => server.served.page(page.userId)));
  for (const page of again) {
    await page.enter(gameId);
    await page.get("room:enter", { gameId, from: version - 1 });
  }
  const packets = [...watching, ...again].map((page) => page.packets);
  for (const page of [...pages, ...again]) page.close();
  return packets;
}

const setups = new Map<string, Parameters<typeof play>[0]>();
function setupOf({ name }: Stage): Parameters<typeof play>[0] {
  const setup = setups.get(name);
  if (!setup) throw new Error(`no setup for ${name}`);
  return setup;
}

test("games that differ in sealed fares alone tell opponents and strangers the same, byte for byte", async () => {
  const sides = new Map<string, number>();
  const kinds = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(arbitrarySetup, fc.nat(), fc.nat(), async (drawn, where, which) => {
      const stage: Stage = { name: `${drawn.seed}${drawn.choices}${where}`, rules: drawn.rules };
      const setup = { ...drawn, temper: "keen" as const, seed: stageChance(stage).seed };
      const rounds = roundsOf([...play(setup)]);
      const round = rounds[where % Math.min(4, rounds.length)];
      // Some games never come to a round with several bidders.
      fc.pre(round !== undefined);
      setups.set(stage.name, setup);

      const { asked } = round.start;
      const silent = asked[which % asked.length] ?? 0;
      const answering = asked.filter((seat) => seat !== silent);
      const lookers = [...round.start.seats.keys()].filter((seat) => !answering.includes(seat));
      const pairs = answering.map((seat, index) => {
        const may = answers(round.start, seat);
        const first = (which + index) % may.length;
        const second = (first + 1 + (where % (may.length - 1))) % may.length;
        return [may[first] as Command, may[second] as Command] as const;
      });
      for (const [first, second] of pairs) {
        expect(first).not.toEqual(second);
        const kind = [first.type, second.type].sort().join();
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
      sides.set(stage.rules.side, (sides.get(stage.rules.side) ?? 0) + 1);

      const [one, other] = await Promise.all(
        servers.map(async (server, game) =>
          told(await server.gather(stage), round, pairs.map((pair) => pair[game] as Command), lookers),
        ),
      );
      expect(one?.length).toBe(2 * (lookers.length + 1));
      for (const [index, packets] of (one ?? []).entries()) {
        const [left, right] = [traffic(packets), traffic(other?.[index] ?? [])];
        expect(ofGame(right)).toEqual(ofGame(left));
        expect(ofTable(right)).toEqual(ofTable(left));
        expect(left.join("\n")).toContain("fareAnswered");
      }
    }),
    { numRuns: GAMES, endOnFailure: true },
  );
  expect([...sides.keys()].sort()).toEqual(["europe", "north-america"]);
  expect(kinds.get("submitFare,submitFare")).toBeGreaterThan(0);
  expect(kinds.get("declineFare,submitFare")).toBeGreaterThan(0);
}, 300_000);
