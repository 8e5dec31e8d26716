// Plays rooms over real sockets, in a process of its own: its work must not be taken for the server's.
import { randomUUID } from "node:crypto";
import { io, type Socket } from "socket.io-client";
import { PROTOCOL_VERSION } from "@/lib/protocol/socket";
import type { BenchGame, BenchMove, BenchRoom } from "./moves";

export interface DriverJob {
  readonly url: string;
  /** Come in addition to those that are open already. */
  readonly rooms: readonly BenchRoom[];
  /** Play the same games again when they are over, where nobody minds. */
  readonly again: boolean;
}

/** `gapMs`: a room's pause from command to command; 0: the next follows as soon as the last is on another's screen. */
export interface DriverRun {
  readonly runMs: number;
  readonly gapMs: number;
}

export interface DriverFigures {
  readonly commands: number;
  readonly ms: number;
  /** From sending to the own acknowledgement, in ms. */
  readonly own: readonly number[];
  /** From sending to another player's screen, in ms. */
  readonly other: readonly number[];
  /** Of own: in the first and the last quarter of a game's log. */
  readonly early: readonly number[];
  readonly late: readonly number[];
  /** Both directions, all players. */
  readonly bytes: number;
}

interface News {
  readonly gameId: string;
  readonly version: number;
}

let bytes = 0;
const size = ({ data }: { readonly data?: unknown }) => {
  if (typeof data === "string") bytes += data.length;
};

/** A player's page as far as it must be there: it hears and answers. */
class Seat {
  private watch: { readonly gameId: string; readonly version: number; readonly seen: () => void } | null = null;

  constructor(private readonly socket: Socket) {
    socket.io.engine.on("packet", size);
    socket.io.engine.on("packetCreate", size);
    socket.on("room:events", ({ gameId, version }: News) => {
      if (this.watch !== null && gameId === this.watch.gameId && version >= this.watch.version) this.watch.seen();
    });
  }

  static async open(url: string, cookie: string): Promise<Seat> {
    const socket = io(url, {
      transports: ["websocket"],
      forceNew: true,
      reconnection: false,
      auth: { protocol: PROTOCOL_VERSION },
      extraHeaders: { cookie },
    });
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      socket.once("connect_error", reject);
    });
    return new Seat(socket);
  }

  async ask(event: string, payload: unknown): Promise<void> {
    const answer = (await this.socket.timeout(30_000).emitWithAck(event, payload)) as object;
    if (!("ok" in answer)) throw new Error(`${event}: ${JSON.stringify(answer)}`);
  }

  sees(gameId: string, version: number): Promise<void> {
    return new Promise((seen) => {
      this.watch = { gameId, version, seen };
    });
  }

  close(): void {
    this.socket.disconnect();
  }
}

/** One room's four pages, and how far they have played. */
class Table {
  private game = 0;
  private move = 0;

  private constructor(
    private readonly room: BenchRoom,
    private readonly seats: readonly Seat[],
    private readonly again: boolean,
  ) {}

  static async open({ url, again }: DriverJob, room: BenchRoom): Promise<Table> {
    const table = new Table(room, await Promise.all(room.cookies.map((cookie) => Seat.open(url, cookie))), again);
    // All tables at once: comings and goings are not what is measured.
    for (const { gameId } of room.games) await table.enter(gameId);
    return table;
  }

  /** The next command, and its game. Throws when all games are over: idle rooms would spoil the figures. */
  next(): { readonly game: BenchGame; readonly move: BenchMove } {
    const game = this.room.games[this.game];
    const move = game?.moves[this.move];
    if (!game) throw new Error("all games are over: prepare more");
    if (move) {
      this.move += 1;
      return { game, move };
    }
    this.game = (this.game + 1) % (this.again ? this.room.games.length : Number.POSITIVE_INFINITY);
    this.move = 0;
    return this.next();
  }

  /** Answers the times until the own acknowledgement and until another's screen, in ms. */
  async play({ gameId }: BenchGame, { seat, version, after, phase, command }: BenchMove) {
    const [own, other] = [this.seats[seat], this.seats[(seat + 1) % this.seats.length]];
    if (!own || !other) throw new Error("no such seat");
    const began = performance.now();
    const spent = () => performance.now() - began;
    const payload = { gameId, commandId: randomUUID(), version, phase, command };
    return Promise.all([own.ask("room:command", payload).then(spent), other.sees(gameId, after).then(spent)]);
  }

  close(): void {
    for (const seat of this.seats) seat.close();
  }

  private async enter(gameId: string): Promise<void> {
    await Promise.all(this.seats.map((seat) => seat.ask("room:enter", { gameId, from: 0 })));
  }
}

async function run(tables: readonly Table[], { runMs, gapMs }: DriverRun): Promise<DriverFigures> {
  const [own, other, early, late]: number[][] = [[], [], [], []];
  const before = bytes;
  const began = performance.now();
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const playOn = async (table: Table) => {
    if (gapMs > 0) await pause(Math.random() * gapMs);
    while (performance.now() - began < runMs) {
      const { game, move } = table.next();
      const [acknowledged, shown] = await table.play(game, move);
      own?.push(acknowledged);
      other?.push(shown);
      const part = move.version / (game.moves.at(-1)?.after ?? 1);
      if (part < 0.25) early?.push(acknowledged);
      if (part > 0.75) late?.push(acknowledged);
      if (gapMs > 0) await pause(Math.max(0, gapMs - shown));
    }
  };
  await Promise.all(tables.map(playOn));
  const [a = [], b = [], c = [], d = []] = [own, other, early, late];
  return { commands: a.length, ms: performance.now() - began, own: a, other: b, early: c, late: d, bytes: bytes - before };
}

let tables: readonly Table[] = [];
process.on("message", (message: { readonly job: DriverJob } | { readonly run: DriverRun } | "close") => {
  void (async () => {
    if (message === "close") {
      for (const table of tables) table.close();
      process.send?.({});
    } else if ("job" in message) {
      const { rooms } = message.job;
      const opened: Table[] = [];
      // A few at a time: an opening crowd is not what is measured.
      for (let at = 0; at < rooms.length; at += 20) {
        opened.push(...(await Promise.all(rooms.slice(at, at + 20).map((room) => Table.open(message.job, room)))));
      }
      tables = [...tables, ...opened];
      process.send?.({});
    } else {
      process.send?.(await run(tables, message.run));
    }
  })().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.once("disconnect", () => process.exit(0));
process.send?.({ url: "" });
