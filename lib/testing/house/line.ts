import { io, type Socket } from "socket.io-client";
import { PROTOCOL_VERSION, type ServerToClient } from "@/lib/protocol/socket";
import type { AnswerOf, Asked, Heard, PayloadOf, Wire } from "@/lib/realtime/client/wire";

const ANSWER_WITHIN_MS = 4_000;
const AGAIN_AFTER_MS = 100;

type Listener = (message: never) => void;

/** A page's line that finds another server when its own is gone, as behind a load balancer. */
export class RovingLine implements Wire {
  private socket: Socket | null = null;
  private closed = false;
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly watchers = new Set<(up: boolean) => void>();

  /** `address` names a server to try now. */
  constructor(
    private readonly address: () => string,
    private readonly cookie: string,
    private readonly answered: (event: Asked, payload: unknown, answer: unknown) => void = () => undefined,
  ) {
    this.open();
  }

  connected = (): boolean => this.socket?.connected === true;

  async ask<E extends Asked>(event: E, payload: PayloadOf<E>): Promise<AnswerOf<E> | null> {
    const { socket } = this;
    if (!socket?.connected) return null;
    let answer: AnswerOf<E> | null = null;
    try {
      answer = (await socket.timeout(ANSWER_WITHIN_MS).emitWithAck(event, payload)) as AnswerOf<E>;
    } catch {
      // Null tells it: no answer came.
    }
    this.answered(event, payload, answer);
    return answer;
  }

  hear<E extends keyof ServerToClient>(event: E, listener: (message: Heard<E>) => void): () => void {
    const all = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, all.add(listener as Listener));
    return () => all.delete(listener as Listener);
  }

  onConnection(listener: (connected: boolean) => void): () => void {
    this.watchers.add(listener);
    return () => this.watchers.delete(listener);
  }

  /** Breaks the connection without a word. */
  cut(): void {
    this.socket?.io.engine.close();
  }

  close(): void {
    this.closed = true;
    this.socket?.disconnect();
  }

  private open(): void {
    if (this.closed) return;
    const socket = io(this.address(), {
      transports: ["websocket"],
      forceNew: true,
      reconnection: false,
      auth: { protocol: PROTOCOL_VERSION },
      extraHeaders: { cookie: this.cookie },
    });
    this.socket = socket;
    socket.on("connect", () => this.tell(true));
    const again = () => {
      this.tell(false);
      setTimeout(() => this.open(), AGAIN_AFTER_MS);
    };
    socket.once("connect_error", again);
    socket.once("disconnect", again);
    socket.onAny((event: string, message: unknown) => {
      for (const listener of this.listeners.get(event) ?? []) listener(message as never);
    });
  }

  private tell(up: boolean): void {
    for (const watcher of this.watchers) watcher(up);
  }
}
