"use client";

import { useTranslations } from "next-intl";
import { memo, useLayoutEffect, useMemo, useRef } from "react";
import type { ChatChannel } from "@/lib/protocol/chat";
import type { TableInfo } from "@/lib/protocol/table";
import type { ChatLog } from "@/lib/realtime/client/chat-log";
import type { ChatStore } from "@/lib/realtime/client/chat-store";
import { ChatGroup } from "./ChatGroup";
import { groupsOf } from "./groups";

interface ChatListProps {
  readonly chat: ChatStore;
  readonly channel: ChatChannel;
  readonly log: ChatLog;
  readonly loading: boolean;
  readonly muted: readonly string[];
  readonly me: string;
  readonly table: TableInfo;
}

/** This near to its end the list follows what is said. */
const NEAR_PX = 48;

/** One channel's messages, oldest on top. Stays at its end as it grows, unless the reader has scrolled away. */
export const ChatList = memo(function ChatList({ chat, channel, log, loading, muted, me, table }: ChatListProps) {
  const t = useTranslations("chat");
  const list = useRef<HTMLDivElement>(null);
  const fromEnd = useRef(0);
  const groups = useMemo(() => groupsOf(log.messages), [log.messages]);

  // What is added above or below must not move what is being read.
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return;
    if (fromEnd.current <= NEAR_PX) box.scrollTop = box.scrollHeight;
  }, [log.messages]);

  const older = async () => {
    const box = list.current;
    const below = box === null ? 0 : box.scrollHeight - box.scrollTop;
    await chat.older(channel);
    requestAnimationFrame(() => {
      if (box !== null) box.scrollTop = box.scrollHeight - below;
    });
  };

  return (
    <div
      ref={list}
      role="log"
      aria-live="polite"
      aria-label={t(`tab.${channel}`)}
      tabIndex={0}
      onScroll={({ currentTarget: box }) => {
        fromEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight;
      }}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain rounded-sm py-1.5 text-sm [overflow-anchor:none]"
      data-testid="chat-list"
    >
      {log.more && (
        <button type="button" onClick={() => void older()} className="mb-1.5 text-quiet underline underline-offset-4">
          {t("older")}
        </button>
      )}
      {log.messages.length === 0 && (
        <p className="text-quiet">{t(loading ? "loading" : `empty.${channel}`)}</p>
      )}
      <ol className="grid gap-2">
        {groups.map((group) => (
          <ChatGroup
            key={group.messages[0].number}
            group={group}
            me={me}
            table={table}
            muted={muted.includes(group.userId)}
            onMute={(quiet) => void chat.mute(group.userId, quiet)}
          />
        ))}
      </ol>
    </div>
  );
});
