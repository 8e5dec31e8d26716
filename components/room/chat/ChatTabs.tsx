"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { cx } from "@/components/ui/cx";
import type { ChatChannel } from "@/lib/protocol/chat";
import { Count } from "./Count";

interface ChatTabsProps {
  readonly id: string;
  readonly channels: readonly ChatChannel[];
  readonly active: ChatChannel;
  readonly unread: Readonly<Record<ChatChannel, number>>;
  readonly onChange: (channel: ChatChannel) => void;
}

const ARROWS: readonly string[] = ["ArrowLeft", "ArrowRight"];

/** The channels that the viewer may read. */
export const ChatTabs = ({ id, channels, active, unread, onChange }: ChatTabsProps) => {
  const t = useTranslations("chat");
  const turn = (event: KeyboardEvent) => {
    const other = channels.find((channel) => channel !== active);
    if (!ARROWS.includes(event.key) || other === undefined) return;
    onChange(other);
    document.getElementById(`${id}-${other}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t("tabs")} onKeyDown={turn} className="flex shrink-0 gap-4 border-b border-line">
      {channels.map((channel) => (
        <button
          key={channel}
          id={`${id}-${channel}`}
          type="button"
          role="tab"
          aria-selected={channel === active}
          aria-controls={`${id}-panel`}
          tabIndex={channel === active ? 0 : -1}
          onClick={() => onChange(channel)}
          className={cx(
            "-mb-px flex min-h-9 items-center gap-1.5 border-b-2 text-sm",
            channel === active ? "border-accent font-bold text-ink" : "border-transparent text-quiet hover:text-ink",
          )}
          data-testid={`chat-tab-${channel}`}
        >
          {t(`tab.${channel}`)}
          {channel !== active && <Count count={unread[channel]} />}
        </button>
      ))}
    </div>
  );
};
