import type { Server as HttpServer } from "node:http";
import { Server } from "socket.io";
import type { SessionKeys } from "@/lib/auth/keys";
import { sameSite } from "@/lib/auth/origin";
import { cookieOf, readSession, type SessionBook, sessionCookieName } from "@/lib/auth/session";
import { PROTOCOL_VERSION } from "@/lib/protocol/socket";
import { type Chance, systemChance } from "@/lib/rooms/chance";
import { Chat } from "@/lib/rooms/chat";
import type { ChatStore } from "@/lib/rooms/chat-ports";
import type { Alarm, BotPlayers, LogStore, TableStore } from "@/lib/rooms/ports";
import { Rooms } from "@/lib/rooms/rooms";
import { Tables } from "@/lib/rooms/tables";
import { addressOf, networkOf } from "./address";
import type { ErrorWords } from "./answers";
import { ChatExit } from "./chat-exit";
import { Exit } from "./exit";
import { type House, handlers } from "./handlers";
import type { Limits } from "./limits";
import { Listener, type Report } from "./listen";
import type { Engine } from "./nodes/engines";
import { type Marks, Nodes } from "./nodes/nodes";
import { Presence } from "./presence";
import { Revocation } from "./revocation";
import type { GameServer } from "./sockets";
import type { Watcher } from "./watcher";

/** The longest honest message is a command of a few hundred bytes. */
const LONGEST_MESSAGE = 16 * 1024;
const SWEEP_EVERY_MS = 60_000;
/** Who has opened a line and shows no session by then is shut out. */
const SESSION_WITHIN_MS = 10_000;
/** For the last answers to leave before the lines are closed. */
const LAST_WORDS_MS = 200;

export interface RealtimeOptions {
  readonly store: TableStore;
  readonly log: LogStore;
  readonly chat: ChatStore;
  readonly alarm: Alarm;
  readonly bots: BotPlayers;
  readonly users: House["users"];
  readonly openTables: House["openTables"];
  readonly keys: SessionKeys;
  readonly sessions: SessionBook;
  /** Where the site is reached from outside, if that is fixed. */
  readonly publicUrl: URL | null;
  readonly words: ErrorWords;
  readonly report: Report;
  /** To the other servers of the site; null: there are none. */
  readonly engine: Engine | null;
  readonly marks: Marks;
  /** Made for the events that pages may send. */
  readonly limits: (known: ReadonlySet<string>) => Limits;
  readonly watcher: Watcher;
  /** How many proxies in front are believed about where a request came from. */
  readonly trustedProxies: number;
  /** Draws ids, the server's bytes and seats; the system's randomness unless told otherwise. */
  readonly chance?: Chance;
}

export interface Realtime {
  readonly rooms: Rooms;
  readonly tables: Tables;
  /** Some of this user's sessions have ended: their lines are closed, on all servers. */
  ended(userId: string): void;
  /** Seats of these tables have other owners or names: their rooms are read anew, on all servers. */
  reseated(gameIds: readonly string[]): void;
  /** Numbers of this moment. */
  sizes(): { readonly rooms: number; readonly sockets: number };
  /** No other server of the site is known. */
  alone(): boolean;
  /**
   * Finishes what pages have asked and lets go of them, so that they connect elsewhere; what they ask meanwhile is not
   * answered, and they ask it again there.
   */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Serves tables and games to the pages over socket.io, on an HTTP server that others may share. */
export function startRealtime(http: HttpServer, options: RealtimeOptions): Realtime {
  const { store, log, alarm, bots, users, openTables, keys, publicUrl, words, report, engine, marks } = options;
  const { watcher, trustedProxies, sessions } = options;
  const io: GameServer = new Server(http, {
    serveClient: false,
    maxHttpBufferSize: LONGEST_MESSAGE,
    ...(engine && { adapter: engine.adapter }),
    connectTimeout: SESSION_WITHIN_MS,
    allowRequest: (request, answer) => {
      const { origin, host } = request.headers;
      const network = networkOf(addressOf(request, trustedProxies));
      void limits.connects(network).then((allowed) => answer(null, allowed && sameSite(origin, host, publicUrl)));
    },
  });
  const nodes = new Nodes(io, engine !== null);
  const { whereabouts, travel } = nodes;
  const exit = new Exit(io, { store, whereabouts, travel });
  nodes.begin(exit, marks, report);
  const rooms = new Rooms({ tables: store, log, announcer: exit, alarm, bots });
  const tables = new Tables({ store, announcer: exit, alarm, bots }, options.chance ?? systemChance);
  const chat = new Chat({ tables: store, chat: options.chat, announcer: new ChatExit(io) });
  const presence = new Presence(io, whereabouts, exit, store);
  const answers = handlers({ rooms, tables, chat, users, openTables }, exit, presence);
  const limits = options.limits(new Set(Object.keys(answers)));
  const listener = new Listener({ handlers: answers, words, report, limits, watcher });

  io.use((socket, next) => {
    const cookie = cookieOf(socket.request.headers.cookie, sessionCookieName(keys));
    const asked = readSession(cookie, keys).then(async (session) => {
      const [held] = session ? await sessions.held([session]) : [];
      if (!session || !held) {
        next(new Error("session"));
      } else if (socket.handshake.auth["protocol"] !== PROTOCOL_VERSION) {
        next(new Error("protocol"));
      } else {
        const network = networkOf(addressOf(socket.request, trustedProxies));
        socket.data = { userId: session.userId, session, network };
        next();
      }
    });
    // The database is away: the page tries again.
    asked.catch(() => next(new Error("unavailable")));
  });
  io.on("connection", (socket) => {
    presence.watch(socket);
    listener.listen(socket);
  });
  const revocation = new Revocation(io, {
    sessions,
    several: engine !== null,
    report,
    forget: (gameIds) => gameIds.forEach((gameId) => rooms.cache.forget(gameId)),
    tell: (gameIds) => gameIds.forEach((gameId) => exit.tableChanged(gameId)),
  });
  const sweeper = setInterval(() => rooms.cache.sweep(Date.now()), SWEEP_EVERY_MS);
  sweeper.unref();

  const drain = async () => {
    await listener.stop();
    for (const socket of io.sockets.sockets.values()) {
      socket.conn.close();
    }
    await new Promise((resolve) => setTimeout(resolve, io.engine.clientsCount > 0 ? LAST_WORDS_MS : 0));
  };

  return {
    rooms,
    tables,
    ended: (userId) => revocation.ended(userId),
    reseated: (gameIds) => revocation.reseated(gameIds),
    sizes: () => ({ rooms: rooms.cache.size, sockets: io.engine.clientsCount }),
    alone: () => whereabouts.alone,
    drain,
    close: async () => {
      clearInterval(sweeper);
      revocation.stop();
      await drain();
      nodes.end();
      await io.close();
      await engine?.close();
    },
  };
}
