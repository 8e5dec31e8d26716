"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { TableInfo } from "@/lib/protocol/table";
import { markKeeper } from "./chat-marks";
import { chatStore, type ChatState, type ChatStore } from "./chat-store";
import type { Connection } from "./session";
import { pageWire } from "./socket";

/**
 * The chats of a table, for as long as the page stands there; `connection` is the room's. The holder itself is not
 * drawn anew when something is said: who shows it reads it with `useChatState`.
 */
export const useChat = (initial: TableInfo, me: string, connection: Connection): ChatStore => {
  const [chat] = useState(() => chatStore(pageWire, initial, me, markKeeper(() => localStorage)));

  useEffect(() => chat.subscribe(() => {}), [chat]);

  useEffect(() => {
    if (connection !== "online") return;
    chat.entered();
    // Pages that sleep may miss what is said without losing the line.
    const awake = () => {
      if (document.visibilityState === "visible") chat.entered();
    };
    document.addEventListener("visibilitychange", awake);
    return () => document.removeEventListener("visibilitychange", awake);
  }, [chat, connection]);

  return chat;
};

export const useChatState = (chat: ChatStore): ChatState => useSyncExternalStore(chat.subscribe, chat.get, chat.get);
