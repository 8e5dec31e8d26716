import { performance } from "node:perf_hooks";
import { cpuUsage } from "node:process";
import { begin } from "../core/replay";
import { opensky, type OpenSky } from "../opensky";
import { sampleCommand, type Chooser, type Temper } from "../opensky/sample";
import type { Rules } from "../opensky/words";

// A small linear congruential generator: the players' choices must cost next to nothing beside the engine.
function chooser(seed: number): Chooser {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

interface Game {
  readonly rules: Rules;
  readonly seed: string;
  readonly commands: readonly OpenSky["command"][];
}

const TABLES: readonly Rules[] = ([2, 3, 4] as const).flatMap((players) =>
  ([1, 2] as const).flatMap((edition): Rules[] => [
    { edition, side: "europe", board: "europe-1", players, callsigns: "chosen" },
    { edition, side: "north-america", board: "north-america-1", players, callsigns: "random" },
  ]),
);

function rulesOf(index: number): Rules {
  const rules = TABLES[index % TABLES.length];
  if (rules === undefined) throw new RangeError("no table to play at");
  return rules;
}

const seedOf = (index: number): string => index.toString(16).padStart(64, "0");

/** Plays a whole random game: a seat that is asked draws one of its legal commands. */
function playRandomly(index: number, temper: Temper): Game {
  const rules = rulesOf(index);
  const seed = seedOf(index);
  const choose = chooser(index + 1);
  const commands: OpenSky["command"][] = [];
  let { state } = begin(opensky, rules, seed);
  for (;;) {
    const seat = state.asked[choose(state.asked.length)];
    const command = seat === undefined ? null : sampleCommand(state, seat, choose, temper);
    if (command === null) return { rules, seed, commands };
    state = apply(state, command);
    commands.push(command);
  }
}

function apply(state: OpenSky["state"], command: OpenSky["command"]): OpenSky["state"] {
  const decided = opensky.decide(state, command);
  if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.error.code}`);
  let next = state;
  for (const event of decided.value) next = opensky.evolve(next, event);
  return next;
}

function replayGame(game: Game, after: (state: OpenSky["state"]) => void): void {
  let { state } = begin(opensky, game.rules, game.seed);
  for (const command of game.commands) {
    state = apply(state, command);
    after(state);
  }
}

/** Seconds by the clock, and seconds that this process had a processor: on a busy machine the two differ. */
interface Spent {
  readonly clock: number;
  readonly processor: number;
}

function measureTime(work: () => void): Spent {
  const [clock, processor] = [performance.now(), cpuUsage()];
  work();
  const { user, system } = cpuUsage(processor);
  return { clock: (performance.now() - clock) / 1e3, processor: (user + system) / 1e6 };
}

function rates(games: readonly Game[], { clock, processor }: Spent): string {
  const per = (count: number, time: number): string => Math.round(count / time).toLocaleString("en");
  const commands = commandsOf(games);
  return (
    `${per(games.length, clock)} games/s, ${per(commands, clock)} commands/s by the clock; ` +
    `${per(games.length, processor)} games/s, ${per(commands, processor)} commands/s of processor time`
  );
}

const WARM_UP = 600;
const GAMES = 3000;

function measure(temper: Temper): void {
  for (let index = 0; index < WARM_UP; index += 1) playRandomly(index, temper);
  const games: Game[] = [];
  const played = measureTime(() => {
    for (let index = 0; index < GAMES; index += 1) games.push(playRandomly(WARM_UP + index, temper));
  });
  for (const game of games.slice(0, WARM_UP)) replayGame(game, () => undefined);
  const replayed = measureTime(() => {
    for (const game of games) replayGame(game, () => undefined);
  });
  console.log(`${temper} players: ${GAMES} whole games, ${TABLES.length} kinds of table, ${commandsOf(games)} commands`);
  console.log(`  play (players' choices, decide, evolve): ${rates(games, played)}`);
  console.log(`  replay (decide, evolve): ${rates(games, replayed)}`);
  measureViews(games.filter((game) => game.rules.players === 4));
}

/** A view for each seat of a table of four after each command, beside the replay itself. */
function measureViews(games: readonly Game[]): void {
  const bare = measureTime(() => {
    for (const game of games) replayGame(game, () => undefined);
  });
  const viewed = measureTime(() => {
    for (const game of games) {
      replayGame(game, (state) => {
        for (let seat = 0; seat < game.rules.players; seat += 1) opensky.view(state, seat);
      });
    }
  });
  const micros = (1e6 * (viewed.processor - bare.processor)) / commandsOf(games);
  console.log(`  all four views after each command: ${micros.toFixed(1)} µs of processor time a command`);
}

const commandsOf = (games: readonly Game[]): number =>
  games.reduce((count, game) => count + game.commands.length, 0);

measure("any");
measure("keen");
