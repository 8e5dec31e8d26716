import type { Server, Socket } from "socket.io";
import type { SessionMark } from "@/lib/auth/session";
import type { ClientToServer, ServerToClient } from "@/lib/protocol/socket";
import type { BetweenNodes } from "./nodes/messages";

export interface SocketData {
  readonly userId: string;
  readonly session: SessionMark;
  /** Where it came from, as limits tell networks apart. */
  readonly network: string;
}

export type GameServer = Server<ClientToServer, ServerToClient, BetweenNodes, SocketData>;
export type GameSocket = Socket<ClientToServer, ServerToClient, BetweenNodes, SocketData>;

/** Everybody in the lobby. */
export const LOBBY = "lobby";
/** Everybody who looks at a table, player or not. */
export const atTable = (gameId: string): string => `game:${gameId}`;
/** One user's pages at a table: a player's own stream of events goes there and nowhere else. */
export const ownPages = (gameId: string, userId: string): string => `game:${gameId}:user:${userId}`;

/** The tables among the rooms of a socket or of a server. */
export function tablesOf(rooms: Iterable<string>): readonly string[] {
  return [...rooms].flatMap((room) => {
    const [kind, gameId, rest] = room.split(":");
    return kind === "game" && gameId !== undefined && rest === undefined ? [gameId] : [];
  });
}
