import type { Server, Socket } from "socket.io";
import type { ClientToServer, ServerToClient } from "@/lib/protocol/socket";

export interface SocketData {
  readonly userId: string;
}

type NoServerEvents = Record<string, never>;
export type GameServer = Server<ClientToServer, ServerToClient, NoServerEvents, SocketData>;
export type GameSocket = Socket<ClientToServer, ServerToClient, NoServerEvents, SocketData>;

/** Everybody in the lobby. */
export const LOBBY = "lobby";
/** Everybody who looks at a table, player or not. */
export const atTable = (gameId: string): string => `game:${gameId}`;
/** One user's pages at a table: a player's own stream of events goes there and nowhere else. */
export const ownPages = (gameId: string, userId: string): string => `game:${gameId}:user:${userId}`;
