import { opensky } from "@/lib/engine/opensky";
import type { Event } from "@/lib/engine/opensky/events";
import { sampleCommand } from "@/lib/engine/opensky/sample";
import type { State } from "@/lib/engine/opensky/table";
import type { Rules, Viewer } from "@/lib/engine/opensky/words";
import type { CommandPayload } from "@/lib/protocol/payloads";
import type { ServerToClient } from "@/lib/protocol/socket";
import type { RoomSnapshot, TableInfo } from "@/lib/protocol/table";
import type { AnswerOf, Asked, Heard, PayloadOf, Wire } from "../wire";

const RULES: Rules = { edition: 2, side: "europe", board: "europe-1", players: 2, callsigns: "random" };
const SEED = "5b".repeat(32);

type Listener = (message: never) => void;

/** A server's room for tests: keeps a real game's log, and a line that can be cut, and can lose answers. */
export class FakeRoom implements Wire {
  readonly received: CommandPayload[] = [];
  state: State;
  log: Event[] = [];
  status: TableInfo["status"] = "playing";
  seat: number | null = 0;
  up = true;
  /** Answers to this many commands are lost on the way, though the server carries the command out. */
  loseAnswers = 0;
  /** This many commands are answered `unavailable`; every second one of them was carried out all the same. */
  fail = 0;
  /** News are not told to the page while set: it has to notice the gap. */
  mute = false;
  private readonly firstAnswers = new Map<string, AnswerOf<"room:command">>();
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly lines = new Set<(up: boolean) => void>();

  constructor(readonly gameId = "abcdefgh1234") {
    this.state = opensky.initial(RULES, SEED);
    this.append(opensky.open(this.state));
  }

  table(): TableInfo {
    const player = (userId: string) => ({ userId, name: userId, presence: "here" as const });
    return {
      gameId: this.gameId,
      game: "opensky",
      rules: RULES,
      visibility: "link",
      status: this.status,
      seating: "joined",
      pace: "none",
      hostId: "ann",
      players: [player("ann"), player("bob")],
      commitment: "00".repeat(32),
      fairness: { contributions: [], revealed: null },
      createdAt: "2026-04-01T00:00:00.000Z",
      progress: null,
      ending: null,
      result: null,
      rematchOf: null,
      rematch: null,
    };
  }

  /** Another seat, or the same in another tab, does one of the things it may. */
  play(seat: number): void {
    const command = sampleCommand(this.state, seat, () => 0);
    if (command === null) throw new Error(`seat ${seat} is not asked`);
    const decided = opensky.decide(this.state, command);
    if (!decided.ok) throw new Error(decided.error.code);
    this.append(decided.value);
  }

  /** Somebody's turn, whoever's it is; several turns where several are given. */
  playOn(turns = 1): void {
    for (let turn = 0; turn < turns; turn += 1) {
      const asked = this.state.asked[0];
      if (asked !== undefined) this.play(asked);
    }
  }

  cut(): void {
    this.up = false;
    for (const line of this.lines) line(false);
  }

  mend(): void {
    this.up = true;
    for (const line of this.lines) line(true);
  }

  tell<E extends keyof ServerToClient>(event: E, message: Heard<E>): void {
    for (const listener of this.listeners.get(event) ?? []) listener(message as never);
  }

  connected = () => this.up;

  async ask<E extends Asked>(event: E, payload: PayloadOf<E>): Promise<AnswerOf<E> | null> {
    await Promise.resolve();
    if (!this.up) return null;
    if (event === "room:enter") return this.snapshot((payload as PayloadOf<"room:enter">).from) as AnswerOf<E>;
    if (event === "room:command") {
      if (this.fail > 0) {
        this.fail -= 1;
        if (this.fail % 2 === 0) this.command(payload as CommandPayload);
        return { error: "unavailable", message: "not now" } as AnswerOf<E>;
      }
      const answer = this.command(payload as CommandPayload);
      if (this.loseAnswers > 0) {
        this.loseAnswers -= 1;
        return null;
      }
      return answer as AnswerOf<E>;
    }
    return { ok: true } as AnswerOf<E>;
  }

  hear<E extends keyof ServerToClient>(event: E, listener: (message: Heard<E>) => void): () => void {
    const all = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, all.add(listener as Listener));
    return () => all.delete(listener as Listener);
  }

  onConnection(listener: (connected: boolean) => void): () => void {
    this.lines.add(listener);
    return () => this.lines.delete(listener);
  }

  private get viewer(): Viewer {
    return this.seat ?? "spectator";
  }

  private snapshot(from: number): { readonly ok: RoomSnapshot } {
    const events = this.log.slice(from).map((event) => opensky.viewEvent(event, this.viewer));
    return {
      ok: { table: this.table(), seat: this.seat, log: { gameId: this.gameId, from, version: this.log.length, events, clocks: null } },
    };
  }

  private command(payload: CommandPayload): AnswerOf<"room:command"> {
    this.received.push(payload);
    const first = this.firstAnswers.get(payload.commandId);
    if (first !== undefined) return first;
    if (payload.phase !== this.state.phase) return { error: "stale", message: "moved on" };
    const decided = opensky.decide(this.state, payload.command);
    if (decided.ok) this.append(decided.value);
    const answer = decided.ok
      ? { ok: { version: this.log.length } }
      : { error: `rule/${decided.error.code}` as const, message: "no" };
    this.firstAnswers.set(payload.commandId, answer);
    return answer;
  }

  private append(events: readonly Event[]): void {
    const from = this.log.length;
    this.log = [...this.log, ...events];
    this.state = events.reduce((state, event) => opensky.evolve(state, event), this.state);
    if (this.mute || !this.up) return;
    const views = events.map((event) => opensky.viewEvent(event, this.viewer));
    this.tell("room:events", { gameId: this.gameId, from, version: this.log.length, events: views, clocks: null });
  }
}
