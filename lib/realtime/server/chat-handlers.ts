import { chatMutePayload, chatReadPayload, chatSendPayload } from "@/lib/protocol/chat";
import type { Identity } from "@/lib/protocol/table";
import type { Chat } from "@/lib/rooms/chat";
import type { Handlers } from "./handlers";
import type { GameSocket } from "./sockets";

type ChatHandlers = Pick<Handlers, "chat:send" | "chat:read" | "chat:mute">;

/** What is done for the events of a table's chat; who speaks is known by the session alone. */
export const chatHandlers = (chat: Chat, identity: (socket: GameSocket) => Promise<Identity>): ChatHandlers => ({
  "chat:send": {
    payload: chatSendPayload,
    run: async (socket, payload) => chat.send(await identity(socket), payload),
  },
  "chat:read": {
    payload: chatReadPayload,
    run: (socket, payload) => chat.read(socket.data.userId, payload),
  },
  "chat:mute": {
    payload: chatMutePayload,
    run: (socket, payload) => chat.mute(socket.data.userId, payload),
  },
});
