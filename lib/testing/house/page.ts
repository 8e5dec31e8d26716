import { randomUUID } from "node:crypto";
import { io, type Socket } from "socket.io-client";
import { opensky } from "@/lib/engine/opensky";
import { type Chooser, sampleCommand } from "@/lib/engine/opensky/sample";
import type { View } from "@/lib/engine/opensky/table";
import type { Answer } from "@/lib/protocol/answer";
import { type ClientToServer, PROTOCOL_VERSION } from "@/lib/protocol/socket";
import { isRoomEntry, type LogEntryView } from "@/lib/protocol/room-entry";
import type { RoomEvents, RoomSnapshot, TableInfo } from "@/lib/protocol/table";

type Asked = keyof ClientToServer;
type AnswerOf<E extends Asked> = Parameters<Parameters<ClientToServer[E]>[1]>[0];
type OkOf<E extends Asked> = Extract<AnswerOf<E>, { readonly ok: unknown }>["ok"];

/** A visitor's page without the pictures: a real socket, what it heard, and the position that it folded from that. */
export class Page {
  /** Every packet from the server, as it came. */
  readonly packets: string[] = [];
  table: TableInfo | null = null;
  view: View | null = null;
  seat: number | null = null;
  readonly log: LogEntryView[] = [];
  readonly lobby: unknown[] = [];
  private waiting: (() => void)[] = [];

  private constructor(
    readonly userId: string,
    readonly socket: Socket,
  ) {
    socket.on("room:events", (news: RoomEvents) => this.hear(news));
    socket.on("room:table", (table: TableInfo) => {
      const began = this.table?.status === "open" && table.status !== "open";
      this.table = table;
      if (began) void this.enter(table.gameId);
      this.wake();
    });
    socket.on("lobby:changed", (change) => {
      this.lobby.push(change);
      this.wake();
    });
    socket.io.engine.on("packet", (packet) => {
      if (packet.type === "message") this.packets.push(String(packet.data));
    });
  }

  static async open(url: string, userId: string, cookie: string, transports = ["websocket"]): Promise<Page> {
    const socket = io(url, {
      transports,
      forceNew: true,
      reconnection: false,
      auth: { protocol: PROTOCOL_VERSION },
      extraHeaders: { cookie },
    });
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      socket.once("connect_error", reject);
    });
    return new Page(userId, socket);
  }

  ask<E extends Asked>(event: E, payload: unknown): Promise<AnswerOf<E>> {
    return this.socket.timeout(20_000).emitWithAck(event, payload) as Promise<AnswerOf<E>>;
  }

  /** Asks, and throws where the answer is an error. */
  async get<E extends Asked>(event: E, payload: unknown): Promise<OkOf<E>> {
    const answer = (await this.ask(event, payload)) as Answer<OkOf<E>>;
    if ("error" in answer) throw new Error(`${event}: ${answer.error} ${answer.message}`);
    return answer.ok;
  }

  /** Comes to the table and reads its log from where this page stands. */
  async enter(gameId: string): Promise<RoomSnapshot> {
    const snapshot = await this.get("room:enter", { gameId, from: this.log.length });
    this.table = snapshot.table;
    this.hear(snapshot.log);
    return snapshot;
  }

  /** A legal command for the position on this page, or null when this player is not asked. */
  draw(choose: Chooser) {
    const seat = this.seat;
    if (!this.view || seat === null || !this.view.asked.includes(seat)) return null;
    const sample = sampleCommand(this.view, seat, choose, "keen");
    if (!sample) return null;
    const { seat: _seat, ...command } = sample;
    return command;
  }

  payload(command: { readonly type: string }) {
    return {
      gameId: this.table?.gameId ?? "",
      commandId: randomUUID(),
      version: this.log.length,
      phase: this.view?.phase ?? "",
      command,
    };
  }

  /** Waits until something holds of what this page has heard. */
  async until(holds: () => boolean, what = "it", ms = 30_000): Promise<void> {
    const deadline = Date.now() + ms;
    while (!holds()) {
      if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
        setTimeout(resolve, 100);
      });
    }
  }

  close(): void {
    this.socket.disconnect();
  }

  private hear({ from, events }: RoomEvents): void {
    const { table } = this;
    if (!table) return;
    // Seats are drawn at the start: who sits where says the table that is told after the first events.
    if (table.status === "open") return;
    if (from > this.log.length) {
      void this.enter(table.gameId);
      return;
    }
    for (const event of events.slice(this.log.length - from)) {
      this.view ??= this.before(table);
      this.log.push(event);
      if (!isRoomEntry(event)) this.view = opensky.evolveView(this.view, event) as View;
    }
    this.wake();
  }

  private before(table: TableInfo): View {
    const place = table.players.findIndex(({ userId }) => userId === this.userId);
    this.seat = place < 0 ? null : place;
    return opensky.initialView(table.rules, this.seat ?? "spectator") as View;
  }

  private wake(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const go of waiting) go();
  }
}
