import { createHash } from "node:crypto";
import type { Command } from "@/lib/engine/opensky/commands";
import type { Rules } from "@/lib/engine/opensky/words";
import type { Contribution } from "@/lib/protocol/table";
import { type Chance, seedOf } from "@/lib/rooms/chance";
import { choice } from "@/lib/testing/house/house";
import type { Page } from "@/lib/testing/house/page";
import { type Served, serve } from "@/lib/testing/house/served";
import { type FreshDatabase, freshDatabase } from "@/lib/testing/postgres/fresh";

/** Bytes that follow from a name, hex. */
const bytesOf = (name: string): string => createHash("sha256").update(name).digest("hex");

/** An id in the form of a version 4 UUID that follows from a name. */
function uuidOf(name: string): string {
  const hex = bytesOf(name);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What a game's chance is made of: the same stage on two servers is the same game. */
export interface Stage {
  readonly name: string;
  readonly rules: Rules;
}

export const stageChance = ({ name, rules }: Stage) => {
  const serverBytes = bytesOf(`${name} server`);
  const contributions = Array.from(
    { length: rules.players },
    (_, seat): Contribution => ({ bytes: bytesOf(`${name} ${seat}`), by: "client" }),
  );
  return {
    gameId: `game${bytesOf(name).slice(0, 12)}`,
    serverBytes,
    contributions,
    seed: seedOf(
      serverBytes,
      contributions.map(({ bytes }) => bytes),
    ),
  };
};

/** A server whose chance is told, over a database of its own. */
export class StagedServer {
  private stage: ReturnType<typeof stageChance> | null = null;

  private constructor(
    readonly fresh: FreshDatabase,
    readonly served: Served,
    chance: { current: Chance },
  ) {
    chance.current = {
      gameId: () => this.told().gameId,
      bytes: () => this.told().serverBytes,
      shuffled: (items) => items,
    };
  }

  static async open(): Promise<StagedServer> {
    const fresh = await freshDatabase();
    const chance: { current: Chance } = { current: { gameId: () => "", bytes: () => "", shuffled: (items) => items } };
    const served = await serve(fresh.database, null, {
      gameId: () => chance.current.gameId(),
      bytes: () => chance.current.bytes(),
      shuffled: (items) => chance.current.shuffled(items),
    });
    return new StagedServer(fresh, served, chance);
  }

  /** Players who sit at the stage's table, in seat order, a spectator, and nobody has begun. */
  async gather(stage: Stage): Promise<StagedGame> {
    const { edition, side, players: count, callsigns } = stage.rules;
    this.stage = stageChance(stage);
    const { gameId, contributions } = this.stage;
    const player = (seat: number): Promise<Page> => this.served.page(uuidOf(`${stage.name} player ${seat}`));
    const players = await Promise.all(contributions.map((_, seat) => player(seat)));
    for (const [seat, page] of players.entries()) {
      const contribution = contributions[seat]?.bytes;
      if (seat === 0) await page.get("table:create", choice({ edition, side, players: count, callsigns, contribution }));
      else await page.get("table:join", { gameId, contribution });
    }
    const spectator = await this.served.page(uuidOf(`${stage.name} spectator`));
    const pages = [...players, spectator];
    for (const page of pages) await page.enter(gameId);
    for (const page of pages) {
      await page.until(() => page.table?.players.every(({ presence }) => presence === "here") === true, "everybody");
    }
    return { gameId, stage, server: this, players, spectator, pages };
  }

  async close(): Promise<void> {
    await this.served.close();
    await this.fresh.drop();
  }

  private told() {
    if (this.stage === null) throw new Error("no stage was told");
    return this.stage;
  }
}

export interface StagedGame {
  readonly gameId: string;
  readonly stage: Stage;
  readonly server: StagedServer;
  readonly players: readonly Page[];
  readonly spectator: Page;
  /** Players by seat, then the spectator. */
  readonly pages: readonly Page[];
}

export async function begin({ gameId, players, pages }: StagedGame): Promise<void> {
  await players[0]?.get("table:start", { gameId });
  for (const page of pages) await page.until(() => page.view !== null, "the start");
}

/** A command as it goes out, with an id that follows from its place. */
export const sent = (game: StagedGame, command: Command, made: { readonly version: number; readonly phase: string }) => ({
  gameId: game.gameId,
  commandId: uuidOf(`${game.stage.name} ${made.version} ${command.seat} ${command.type}`),
  ...made,
  command,
});

/** Waits until all have heard so much, and of the month in the table's line. */
export async function heard(pages: readonly Page[], version: number, month: number): Promise<void> {
  for (const page of pages) {
    await page.until(() => page.log.length >= version && page.table?.progress?.month === month, `event ${version}`);
  }
}
