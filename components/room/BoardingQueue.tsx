"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { BotMark } from "@/components/games/opensky/livery/BotMark";
import { NameDialog } from "@/components/lobby/shell/NameDialog";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { botOf } from "@/lib/protocol/bots";
import type { Identity, Presence, TableInfo, TablePlayer } from "@/lib/protocol/table";
import { BotChoice, BotRemoval } from "./BotChoice";

interface BoardingQueueProps {
  readonly me: Identity;
  readonly table: TableInfo;
  /** The game whose players the seats are kept for; null at other tables. */
  readonly last: TableInfo | null;
}

/** The seats as luggage tags: who has boarded, in order of joining, and what is free. */
export const BoardingQueue = ({ me, table, last }: BoardingQueueProps) => {
  const missing = last?.players.filter(({ userId }) => table.players.every((player) => player.userId !== userId)) ?? [];
  const t = useTranslations("bots");
  const hosting = table.hostId === me.userId;
  const free = table.players.length < table.rules.players;
  // Where players meet again the seats are theirs.
  const seatsBots = hosting && !table.rated && table.rematchOf === null;
  return (
    <>
      <ol className="grid gap-2.5" data-testid="queue">
        {Array.from({ length: table.rules.players }, (_, place) => {
          const player = table.players[place];
          return (
            <li key={player?.userId ?? place}>
              {player === undefined ? (
                <FreeTag
                  number={place + 1}
                  keptFor={missing[place - table.players.length]?.name ?? null}
                  gameId={seatsBots ? table.gameId : null}
                />
              ) : (
                <PlayerTag
                  me={me}
                  player={player}
                  number={place + 1}
                  isHost={player.userId === table.hostId}
                  gameId={seatsBots ? table.gameId : null}
                />
              )}
            </li>
          );
        })}
      </ol>
      {hosting && free && (seatsBots || table.rated) && (
        <p className="text-sm text-quiet" data-testid="bots-note">
          {t(table.rated ? "seat.rated" : "seat.alone")}
        </p>
      )}
    </>
  );
};

/** A tag's cut corners and its eyelet. */
const TAG = "flex min-h-16 items-stretch [clip-path:polygon(12px_0,100%_0,100%_100%,12px_100%,0_calc(100%-12px),0_12px)]";

const DOTS: Readonly<Record<Presence, string>> = {
  here: "border-accent bg-accent",
  reconnecting: "border-warn bg-warn/60 animate-pulse motion-reduce:animate-none",
  gone: "border-quiet",
};

const Stub = ({ number, taken }: { readonly number: number; readonly taken: boolean }) => (
  <span
    aria-hidden="true"
    className={cx(
      "flex w-14 shrink-0 items-center justify-center gap-2 font-mono text-lg font-bold",
      taken ? "bg-ink text-panel" : "bg-line text-quiet",
    )}
  >
    <span className="size-2.5 rounded-full bg-sea" />
    {number}
  </span>
);

interface FreeTagProps {
  readonly number: number;
  readonly keptFor: string | null;
  /** The table, where the visitor may give the seat to a bot. */
  readonly gameId: string | null;
}

const FreeTag = ({ number, keptFor, gameId }: FreeTagProps) => {
  const t = useTranslations("room");
  return (
    <div className={cx(TAG, "bg-land")} data-testid="free-seat">
      <Stub number={number} taken={false} />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2">
        <span className="text-quiet italic">{keptFor === null ? t("freeSeat") : t("kept.seat", { name: keptFor })}</span>
        {gameId !== null && <BotChoice gameId={gameId} />}
      </span>
    </div>
  );
};

const Whereabouts = ({ presence }: { readonly presence: Presence }) => {
  const t = useTranslations("room");
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-quiet">
      <span aria-hidden="true" className={cx("size-2.5 rounded-full border-[1.5px]", DOTS[presence])} />
      {t(presence)}
    </span>
  );
};

interface PlayerTagProps {
  readonly me: Identity;
  readonly player: TablePlayer;
  readonly number: number;
  readonly isHost: boolean;
  /** The table, where the visitor may take a bot out of its seat. */
  readonly gameId: string | null;
}

const PlayerTag = ({ me, player, number, isHost, gameId }: PlayerTagProps) => {
  const t = useTranslations("room");
  const [renaming, setRenaming] = useState(false);
  const mine = player.userId === me.userId;
  const bot = botOf(player.userId);
  return (
    <div className={cx(TAG, "animate-rise bg-panel")} data-testid="taken-seat">
      <Stub number={number} taken />
      <span className="flex min-w-0 flex-1 items-center gap-3 px-4 py-2">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
          <span className="max-w-full truncate text-lg font-bold">{player.name}</span>
          {mine && <span className="text-accent">{t("you")}</span>}
          {isHost && <span className="rounded-sm border border-line px-1.5 text-sm text-quiet">{t("host")}</span>}
          {bot !== null && <BotMark level={bot.level} size={17} words />}
        </span>
        {bot === null && <Whereabouts presence={player.presence} />}
        {bot !== null && gameId !== null && <BotRemoval gameId={gameId} bot={bot} />}
        {mine && (
          <button
            type="button"
            aria-label={t("rename")}
            title={t("rename")}
            onClick={() => setRenaming(true)}
            className="-mr-2 grid size-9 place-items-center rounded-md text-quiet hover:bg-wallet hover:text-ink"
          >
            <Icon name="pencil" />
          </button>
        )}
      </span>
      {mine && <NameDialog me={me} open={renaming} onClose={() => setRenaming(false)} />}
    </div>
  );
};
