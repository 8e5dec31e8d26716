"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import type { ChatChannel } from "@/lib/protocol/chat";
import type { TableInfo } from "@/lib/protocol/table";
import { NO_MESSAGES } from "@/lib/realtime/client/chat-log";
import type { ChatStore } from "@/lib/realtime/client/chat-store";
import { useChatState } from "@/lib/realtime/client/use-chat";
import { ChatField } from "./ChatField";
import { ChatList } from "./ChatList";
import { ChatTabs } from "./ChatTabs";
import { hideSpectators, useHidden } from "./useHidden";

interface ChatPanelProps {
  readonly chat: ChatStore;
  /** The reader's user id. */
  readonly me: string;
  readonly table: TableInfo;
}

/** A table's chats, to read and to write in the one that is the reader's own. Fills the box that it is given. */
export const ChatPanel = ({ chat, me, table }: ChatPanelProps) => {
  const t = useTranslations("chat");
  const id = useId();
  const state = useChatState(chat);
  const seated = table.players.some(({ userId }) => userId === me);
  const own: ChatChannel = seated ? "players" : "spectators";
  const [chosen, setChosen] = useState<ChatChannel | null>(null);
  const active = seated ? (chosen ?? own) : own;
  const hidden = useHidden() && seated;
  const shown = !(hidden && active === "spectators");
  const log = (active === "players" ? state.players : state.spectators) ?? NO_MESSAGES;

  useEffect(() => {
    if (!shown) return;
    const look = () => {
      if (document.visibilityState === "visible") chat.seen(active);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [chat, active, shown, log]);

  const link = "text-ink underline underline-offset-4";
  return (
    <div className="flex h-full min-h-0 flex-1 flex-col gap-1.5">
      <ChatTabs
        id={id}
        channels={seated ? ["players", "spectators"] : ["spectators"]}
        active={active}
        unread={hidden ? { ...state.unread, spectators: 0 } : state.unread}
        onChange={setChosen}
      />
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${active}`}
        className="flex min-h-0 flex-1 flex-col gap-1.5"
      >
        {shown && (
          <ChatList
            chat={chat}
            channel={active}
            log={log}
            loading={!state.read}
            muted={state.muted}
            me={me}
            table={table}
          />
        )}
        {active !== own ? (
          <p className="flex shrink-0 flex-wrap gap-x-2 py-1 text-sm text-quiet">
            {t(hidden ? "hidden" : "readOnly")}
            <button type="button" className={link} onClick={() => hideSpectators(!hidden)} data-testid="chat-hide">
              {t(hidden ? "show" : "hide")}
            </button>
          </p>
        ) : state.muted.includes(me) ? (
          <p className="shrink-0 py-1 text-sm text-warn" role="status" data-testid="chat-muted">
            {t("mutedMe")}
          </p>
        ) : (
          <ChatField chat={chat} state={state} channel={active} />
        )}
      </div>
    </div>
  );
};
