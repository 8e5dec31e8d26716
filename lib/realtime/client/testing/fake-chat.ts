import type { ChatChannel, ChatMessage, ChatReading, ChatSendPayload } from "@/lib/protocol/chat";
import type { ServerToClient } from "@/lib/protocol/socket";
import type { TableInfo } from "@/lib/protocol/table";
import type { AnswerOf, Asked, Heard, PayloadOf, Wire } from "../wire";

type Listener = (message: never) => void;

/** A server's chats of one table for tests, with a line that can be cut and can lose answers. */
export class FakeChat implements Wire {
  readonly said: Record<ChatChannel, ChatMessage[]> = { players: [], spectators: [] };
  readonly received: ChatSendPayload[] = [];
  seated = true;
  muted: string[] = [];
  up = true;
  /** Of one reading. */
  page = 100;
  /** Answers to this many messages are lost on the way, though they were kept. */
  loseAnswers = 0;
  refusal: AnswerOf<"chat:send"> | null = null;
  /** What is said is not told to the page while set: it has to notice the gap. */
  silent = false;
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly lines = new Set<(up: boolean) => void>();

  constructor(readonly table: TableInfo) {}

  say(channel: ChatChannel, userId: string, text: string, messageId = `${channel} ${text}`): ChatMessage {
    const number = this.said[channel].length + 1;
    const message = { number, messageId, userId, name: userId, text, at: "2026-04-01T12:00:00.000Z" };
    this.said[channel].push(message);
    if (!this.silent && this.up) this.tell("room:chat", { gameId: this.table.gameId, channel, message });
    return message;
  }

  tell<E extends keyof ServerToClient>(event: E, message: Heard<E>): void {
    for (const listener of this.listeners.get(event) ?? []) listener(message as never);
  }

  connected = () => this.up;

  async ask<E extends Asked>(event: E, payload: PayloadOf<E>): Promise<AnswerOf<E> | null> {
    await Promise.resolve();
    if (!this.up) return null;
    if (event === "chat:read") return this.read(payload as PayloadOf<"chat:read">) as AnswerOf<E>;
    if (event === "chat:send") return this.send(payload as ChatSendPayload) as AnswerOf<E> | null;
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

  private read({ before }: PayloadOf<"chat:read">): { readonly ok: ChatReading } {
    const channels: ChatChannel[] = before ? [before.channel] : this.seated ? ["players", "spectators"] : ["spectators"];
    const pages = channels.map((channel) => {
      const found = this.said[channel].filter(({ number }) => number < (before?.number ?? Infinity));
      return { channel, messages: found.slice(-this.page), more: found.length > this.page };
    });
    return { ok: { pages, muted: this.muted } };
  }

  private send(payload: ChatSendPayload): AnswerOf<"chat:send"> | null {
    this.received.push(payload);
    if (this.refusal) return this.refusal;
    const known = this.said[payload.channel].find(({ messageId }) => messageId === payload.messageId);
    const message = known ?? this.say(payload.channel, "ann", payload.text, payload.messageId);
    if (this.loseAnswers > 0) {
      this.loseAnswers -= 1;
      return null;
    }
    return { ok: message };
  }
}
