"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Talk } from "@/components/games/opensky/frame/talk";
import type { TableInfo } from "@/lib/protocol/table";
import type { ChatStore } from "@/lib/realtime/client/chat-store";
import { ChatBadge } from "./ChatBadge";

// Comes when somebody first wants to talk.
const ChatPanel = dynamic(() => import("./ChatPanel").then((part) => part.ChatPanel), { ssr: false });

/** The chat as a game's table takes it in; the same object until the table changes, whatever is said. */
export const useTalk = (chat: ChatStore, me: string, table: TableInfo | null): Talk | null => {
  const t = useTranslations("chat");
  return useMemo(
    () =>
      table && {
        title: t("title"),
        open: t("open"),
        close: t("close"),
        badge: <ChatBadge chat={chat} />,
        panel: <ChatPanel chat={chat} me={me} table={table} />,
      },
    [t, chat, me, table],
  );
};
