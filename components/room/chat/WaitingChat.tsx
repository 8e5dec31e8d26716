"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWide } from "@/components/lobby/useWide";
import { Icon } from "@/components/ui/Icon";
import { Panel } from "@/components/ui/Panel";
import type { TableInfo } from "@/lib/protocol/table";
import type { ChatStore } from "@/lib/realtime/client/chat-store";
import { ChatBadge } from "./ChatBadge";
import { ChatPanel } from "./ChatPanel";

interface WaitingChatProps {
  readonly chat: ChatStore;
  readonly me: string;
  readonly table: TableInfo;
}

/** The chat in the waiting room: open where there is room, behind its title on narrow screens. */
export const WaitingChat = ({ chat, me, table }: WaitingChatProps) => {
  const t = useTranslations("chat");
  const wide = useWide();
  const [choice, setChoice] = useState<boolean | null>(null);
  const open = choice ?? wide;
  return (
    <Panel className="flex flex-col">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-label={t(open ? "close" : "open")}
          onClick={() => setChoice(!open)}
          className="flex min-h-12 w-full items-center gap-2.5 rounded-lg px-4 font-bold sm:px-5"
          data-testid="chat-open"
        >
          <Icon name="chat" size={20} />
          {t("title")}
          {!open && <ChatBadge chat={chat} />}
          <Icon name={open ? "up" : "down"} className="ml-auto text-quiet" />
        </button>
      </h2>
      {open && (
        <div className="flex h-72 flex-col px-4 pb-4 sm:px-5">
          <ChatPanel chat={chat} me={me} table={table} />
        </div>
      )}
    </Panel>
  );
};
