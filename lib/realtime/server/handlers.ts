import type { z } from "zod";
import { ok } from "@/lib/engine/core/result";
import { identityOf, type Names } from "@/lib/auth/identity";
import * as payloads from "@/lib/protocol/payloads";
import type { ClientToServer } from "@/lib/protocol/socket";
import type { Identity, TableInfo } from "@/lib/protocol/table";
import type { Outcome } from "@/lib/rooms/answers";
import type { Chat } from "@/lib/rooms/chat";
import type { Rooms } from "@/lib/rooms/rooms";
import type { Tables } from "@/lib/rooms/tables";
import { chatHandlers } from "./chat-handlers";
import type { Exit } from "./exit";
import type { Presence } from "./presence";
import { type GameSocket, LOBBY, atTable, ownPages } from "./sockets";

/** What the socket events need of the house. */
export interface House {
  readonly rooms: Rooms;
  readonly tables: Tables;
  readonly chat: Chat;
  readonly users: Names & { rename(identity: Identity): Promise<readonly string[]> };
  openTables(): Promise<readonly TableInfo[]>;
}

type Asked = keyof ClientToServer;
type PayloadOf<E extends Asked> = Parameters<ClientToServer[E]>[0];
type OkOf<E extends Asked> = Extract<Parameters<Parameters<ClientToServer[E]>[1]>[0], { readonly ok: unknown }>["ok"];

export interface Handler<P, T> {
  readonly payload: z.ZodType<P>;
  run(socket: GameSocket, payload: P): Promise<Outcome<T>>;
}

export type Handlers = { readonly [E in Asked]: Handler<PayloadOf<E>, OkOf<E>> };

/** What is done for each event of `ClientToServer`. */
export function handlers(house: House, exit: Exit, presence: Presence): Handlers {
  const { rooms, tables, users } = house;
  const identity = (socket: GameSocket) => identityOf(socket.data.userId, users);
  return {
    ...chatHandlers(house.chat, identity),
    "lobby:enter": {
      payload: payloads.empty,
      run: async (socket) => {
        await socket.join(LOBBY);
        return ok({ tables: (await house.openTables()).map((table) => exit.withPresence(table)) });
      },
    },
    "lobby:leave": {
      payload: payloads.empty,
      run: async (socket) => {
        await socket.leave(LOBBY);
        return ok(true);
      },
    },
    "table:create": {
      payload: payloads.createTablePayload,
      run: async (socket, choice) => tables.create(await identity(socket), choice),
    },
    "table:join": {
      payload: payloads.contributionPayload,
      run: async (socket, { gameId, contribution }) => tables.join(await identity(socket), gameId, contribution),
    },
    "table:leave": {
      payload: payloads.tablePayload,
      run: (socket, { gameId }) => tables.leave(socket.data.userId, gameId),
    },
    "table:start": {
      payload: payloads.tablePayload,
      run: (socket, { gameId }) => tables.start(socket.data.userId, gameId),
    },
    "table:seat-bot": {
      payload: payloads.seatBotPayload,
      run: (socket, { gameId, level }) => tables.seatBot(socket.data.userId, gameId, level),
    },
    "table:unseat-bot": {
      payload: payloads.unseatBotPayload,
      run: (socket, { gameId, botId }) => tables.unseatBot(socket.data.userId, gameId, botId),
    },
    "room:enter": {
      payload: payloads.enterPayload,
      run: async (socket, { gameId, from }) => {
        const { userId } = socket.data;
        const pages = [atTable(gameId), ownPages(gameId, userId)];
        // Before reading: what is committed after the reading is then heard, and what comes twice has its number.
        await socket.join(pages);
        const read = await rooms.standing(userId, gameId, from);
        if (!read.ok) {
          await Promise.all(pages.map((page) => socket.leave(page)));
          return read;
        }
        const { standing, revision } = read.value;
        exit.readBy(gameId, { version: standing.log.version, revision });
        await presence.came(gameId, userId);
        return ok({ ...standing, table: exit.withPresence(standing.table) });
      },
    },
    "room:leave": {
      payload: payloads.tablePayload,
      run: async (socket, { gameId }) => {
        const { userId } = socket.data;
        if (socket.rooms.has(atTable(gameId))) {
          await Promise.all([socket.leave(atTable(gameId)), socket.leave(ownPages(gameId, userId))]);
          presence.went(gameId, userId, true);
        }
        return ok(true);
      },
    },
    "room:command": {
      payload: payloads.commandPayload,
      run: (socket, payload) => rooms.command(socket.data.userId, payload),
    },
    "room:act": {
      payload: payloads.actPayload,
      run: (socket, payload) => rooms.act(socket.data.userId, payload),
    },
    "table:rematch": {
      payload: payloads.contributionPayload,
      run: async (socket, { gameId, contribution }) => tables.rematch(await identity(socket), gameId, contribution),
    },
    "account:rename": {
      payload: payloads.renamePayload,
      run: async (socket, { name }) => {
        const renamed = { userId: socket.data.userId, name };
        const gameIds = await users.rename(renamed);
        for (const gameId of gameIds) {
          exit.tableChanged(gameId);
        }
        return ok(renamed);
      },
    },
  };
}
