"use client";

import { useTranslations } from "next-intl";
import type { ChatStore } from "@/lib/realtime/client/chat-store";
import { useChatState } from "@/lib/realtime/client/use-chat";
import { Count } from "./Count";
import { useHidden } from "./useHidden";

/** How many messages the reader has not seen; tells screen readers when it grows. */
export const ChatBadge = ({ chat }: { readonly chat: ChatStore }) => {
  const t = useTranslations("chat");
  const { players, unread } = useChatState(chat);
  const hidden = useHidden() && players !== null;
  const count = unread.players + (hidden ? 0 : unread.spectators);
  return (
    <>
      <Count count={count} />
      <span role="status" className="sr-only">
        {t("unread", { count })}
      </span>
    </>
  );
};
