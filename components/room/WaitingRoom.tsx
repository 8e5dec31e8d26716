"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { SidePicture } from "@/components/lobby/create/SidePicture";
import { useWide } from "@/components/lobby/useWide";
import { SiteHeader } from "@/components/lobby/shell/SiteHeader";
import type { Shown } from "@/components/lobby/shell/SiteNav";
import { Flaps } from "@/components/ui/Flaps";
import { Icon } from "@/components/ui/Icon";
import { Notice } from "@/components/ui/Notice";
import { Panel } from "@/components/ui/Panel";
import { usePlayerName } from "@/lib/i18n/usePlayerName";
import type { TableInfo } from "@/lib/protocol/table";
import type { ChatStore } from "@/lib/realtime/client/chat-store";
import type { Connection } from "@/lib/realtime/client/session";
import { BoardingQueue } from "./BoardingQueue";
import { WaitingChat } from "./chat/WaitingChat";
import { FairDice } from "./FairDice";
import { InviteLink } from "./InviteLink";
import { KeptNotice } from "./KeptNotice";
import { WaitingActions } from "./WaitingActions";

interface WaitingRoomProps {
  readonly me: Shown;
  readonly table: TableInfo;
  /** The game whose players meet here again; null at other tables. */
  readonly last: TableInfo | null;
  readonly connection: Connection;
  readonly chat: ChatStore;
}

const BESIDE_PANELS = { top: 40, right: 56, bottom: 56, left: 560 } as const;
const ABOVE_PANELS = { top: 14, right: 14, bottom: 14, left: 14 } as const;

/** A table before its game: who is here, the link for the others, and the start. */
export const WaitingRoom = ({ me, table, last, connection, chat }: WaitingRoomProps) => {
  const t = useTranslations("room");
  const playerName = usePlayerName();
  const site = useTranslations("site");
  const { rules, players, hostId } = table;
  const wide = useWide();
  const free = rules.players - players.length;
  const title = t("title", { host: playerName(players.find(({ userId }) => userId === hostId)?.name ?? "") });
  const tab = t("tabWaiting", { free, title });

  useEffect(() => {
    document.title = tab;
  }, [tab]);

  return (
    <div className="relative flex min-h-dvh flex-col">
      <SiteHeader me={me} />
      <main className="relative flex-1">
        <SidePicture
          side={rules.side}
          inset={wide ? BESIDE_PANELS : ABOVE_PANELS}
          className="h-44 w-full sm:h-60 lg:absolute lg:inset-0 lg:h-auto"
        />
        <div className="relative grid gap-4 p-4 sm:p-6 lg:w-[33rem]">
          <div>
            <div className="on-board inline-block rounded-lg bg-board px-4 py-3 shadow-tag">
              <Flaps size="m" text={t("boarding")} />
            </div>
            <h1 className="mt-4 text-2xl font-bold">{title}</h1>
            <p role="status" className="mt-1 text-lg" data-testid="waiting-for">
              {t("waitingTitle", { free })}
            </p>
          </div>
          {connection === "offline" && <Notice kind="warn">{t("lost")}</Notice>}
          {last !== null && <KeptNotice last={last} />}
          <BoardingQueue me={me} table={table} last={last} />
          <WaitingActions me={me} table={table} last={last} />
          {free > 0 && table.rematchOf === null && <InviteLink gameId={table.gameId} />}
          <WaitingChat chat={chat} me={me.userId} table={table} />
          <Panel className="grid gap-1.5 p-4 text-sm text-quiet sm:p-5">
            <p className="text-base text-ink">
              {t("rules", {
                side: site(`side.${rules.side}`),
                players: rules.players,
                edition: rules.edition,
                callsigns: rules.callsigns,
              })}
            </p>
            <p>{t(table.rematchOf === null ? "visibility" : "kept.visibility", { visibility: table.visibility })}</p>
            {table.rated && (
              <p className="flex items-start gap-1.5 text-ink" data-testid="rated">
                <Icon name="trophy" size={16} className="mt-0.5" />
                {t("rated.yes")}
              </p>
            )}
            <p>{t("order", { seating: table.seating })}</p>
            <p data-testid="pace">{t("pace", { pace: table.pace })}</p>
            <Link
              href="/rules"
              target="_blank"
              className="mt-1 inline-flex items-center gap-1.5 justify-self-start text-base text-ink underline underline-offset-4"
            >
              <Icon name="book" />
              {t("meanwhile")}
            </Link>
            <FairDice commitment={table.commitment} />
          </Panel>
        </div>
      </main>
    </div>
  );
};
