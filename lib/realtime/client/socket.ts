import { io, type Socket } from "socket.io-client";
import { PROTOCOL_VERSION, type ServerToClient } from "@/lib/protocol/socket";
import { recover, recovered } from "./refused";
import type { AnswerOf, Asked, Heard, PayloadOf, Wire } from "./wire";

const ANSWER_WITHIN_MS = 8000;
const REFUSED_AGAIN_MS = 3000;

const page = {
  storage: {
    getItem: (key: string) => sessionStorage.getItem(key),
    setItem: (key: string, value: string) => sessionStorage.setItem(key, value),
    removeItem: (key: string) => sessionStorage.removeItem(key),
  },
  reload: () => location.reload(),
};

const connect = (): Wire => {
  const socket: Socket = io({
    auth: { protocol: PROTOCOL_VERSION },
    transports: ["websocket", "polling"],
    reconnectionDelay: 300,
    reconnectionDelayMax: 4000,
  });
  // Phones put pages to sleep and wake them with a dead line: do not wait for the next try.
  const wake = () => {
    if (document.visibilityState === "visible" && !socket.connected) socket.connect();
  };
  document.addEventListener("visibilitychange", wake);
  addEventListener("online", wake);
  socket.on("connect_error", (error) => {
    recover(error.message, page);
    // A refused handshake is not tried again by itself.
    if (!socket.active) setTimeout(() => socket.connect(), REFUSED_AGAIN_MS);
  });
  socket.on("connect", () => recovered(page));

  return {
    connected: () => socket.connected,
    async ask<E extends Asked>(event: E, payload: PayloadOf<E>) {
      if (!socket.connected) return null;
      try {
        return (await socket.timeout(ANSWER_WITHIN_MS).emitWithAck(event, payload)) as AnswerOf<E>;
      } catch {
        return null;
      }
    },
    hear<E extends keyof ServerToClient>(event: E, listener: (message: Heard<E>) => void) {
      socket.on<string>(event, listener);
      return () => socket.off<string>(event, listener);
    },
    onConnection(listener) {
      const up = () => listener(true);
      const down = () => listener(false);
      socket.on("connect", up);
      socket.on("disconnect", down);
      socket.on("connect_error", down);
      return () => {
        socket.off("connect", up);
        socket.off("disconnect", down);
        socket.off("connect_error", down);
      };
    },
  };
};

let line: Wire | null = null;

/** The page's one line to the server, opened when first needed. */
export const pageWire = (): Wire => (line ??= connect());
