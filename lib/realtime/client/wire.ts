import type { ClientToServer, ServerToClient } from "@/lib/protocol/socket";

export type Asked = keyof ClientToServer;
export type PayloadOf<E extends Asked> = Parameters<ClientToServer[E]>[0];
export type Heard<E extends keyof ServerToClient> = Parameters<ServerToClient[E]>[0];
export type AnswerOf<E extends Asked> = Parameters<Parameters<ClientToServer[E]>[1]>[0];

/** The connection as the stores need it, so that they can be tried without a network. */
export interface Wire {
  readonly connected: () => boolean;
  /** Null where no answer came: the line is down, was lost on the way, or the server is silent. */
  ask<E extends Asked>(event: E, payload: PayloadOf<E>): Promise<AnswerOf<E> | null>;
  /** Hears one kind of message until the returned function is called. */
  hear<E extends keyof ServerToClient>(event: E, listener: (message: Heard<E>) => void): () => void;
  /** Called at every change of the connection, until the returned function is called. */
  onConnection(listener: (connected: boolean) => void): () => void;
}
