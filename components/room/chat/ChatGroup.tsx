"use client";

import { useTranslations } from "next-intl";
import { Badge } from "@/components/games/opensky/livery/pictures";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { Moment } from "@/components/ui/Moment";
import { usePlayerName } from "@/lib/i18n/usePlayerName";
import type { TableInfo } from "@/lib/protocol/table";
import type { Group } from "./groups";

interface ChatGroupProps {
  readonly group: Group;
  readonly me: string;
  readonly table: TableInfo;
  readonly muted: boolean;
  readonly onMute: (muted: boolean) => void;
}

/** What one person said in a row; the host finds here how to take their word, or give it back. */
export const ChatGroup = ({ group, me, table, muted, onMute }: ChatGroupProps) => {
  const t = useTranslations("chat");
  const playerName = usePlayerName();
  const { userId, messages } = group;
  const place = table.players.findIndex((player) => player.userId === userId);
  // Who sits here may have a newer name than the one under which the message came.
  const name = playerName(table.players[place]?.name ?? group.name);
  const mine = userId === me;
  const begun = table.status !== "open" && place >= 0;
  return (
    <li>
      <p className="flex items-center gap-1.5 text-xs text-quiet">
        {begun && <Badge seat={place} size={14} />}
        <span className={cx("min-w-0 truncate text-sm font-bold", mine ? "text-accent" : "text-ink")}>
          {mine ? t("you") : name}
        </span>
        <Moment at={messages[0].at} format={{ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }} />
        {muted && !mine && <span className="text-warn">{t("muted")}</span>}
        {table.hostId === me && !mine && (
          <button
            type="button"
            aria-label={t(muted ? "unmute" : "mute", { name })}
            title={t(muted ? "unmute" : "mute", { name })}
            onClick={() => onMute(!muted)}
            className="-my-1 ml-auto grid size-7 shrink-0 place-items-center rounded-md text-quiet hover:bg-wallet hover:text-ink"
            data-testid={`chat-mute-${userId}`}
          >
            <Icon name={muted ? "chat" : "mute"} size={15} />
          </button>
        )}
      </p>
      {messages.map(({ number, text }) => (
        <p key={number} className="mt-0.5 leading-[17px] [overflow-wrap:anywhere]" dir="auto" data-testid="chat-message">
          {text}
        </p>
      ))}
    </li>
  );
};
