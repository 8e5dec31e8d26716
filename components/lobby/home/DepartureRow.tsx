"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { cx } from "@/components/ui/cx";
import { Flaps } from "@/components/ui/Flaps";
import { Icon } from "@/components/ui/Icon";
import { Spinner } from "@/components/ui/Spinner";
import { usePlayerName } from "@/lib/i18n/usePlayerName";
import type { TableInfo } from "@/lib/protocol/table";
import { SeatDots } from "./SeatDots";

export const COLUMNS = "lg:grid-cols-[minmax(9rem,1.3fr)_9.5rem_8.5rem_minmax(9rem,1.1fr)_10.5rem_10rem]";
const MAP_TILES = 9;
const REMARK_TILES = 10;

const ACTION = "inline-flex min-h-9 w-full items-center justify-center gap-2 rounded-md border-[1.5px] px-3 text-sm font-bold";
const SIGNAL = "border-sign bg-sign text-signink hover:brightness-110";
const CALM = "border-boardq text-flapink hover:border-flapink";

interface DepartureRowProps {
  readonly table: TableInfo;
  readonly mine: boolean;
  /** Whether the visitor has an account, which rated tables need. */
  readonly account: boolean;
  readonly joining: boolean;
  readonly onJoin: () => void;
}

/** One table on the departures board, with the one thing that can be done there. */
export const DepartureRow = ({ table, mine, account, joining, onJoin }: DepartureRowProps) => {
  const t = useTranslations("home.board");
  const site = useTranslations("site");
  const playerName = usePlayerName();
  const { gameId, rules, players, status, hostId, progress, pace, rated } = table;
  const free = rules.players - players.length;
  const host = playerName(players.find(({ userId }) => userId === hostId)?.name ?? "");
  const remark = status !== "open" ? "flying" : free === 0 ? "full" : free === 1 ? "last" : "boarding";
  return (
    <li
      data-testid={`table-${gameId}`}
      className={cx(
        "grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 border-t border-flap py-2.5 lg:py-1.5",
        COLUMNS,
      )}
    >
      <span className="flex min-w-0 items-center gap-2">
        {mine && <span aria-hidden="true" className="h-5 w-1 shrink-0 rounded-sm bg-sign" />}
        <span className="truncate">{mine && free > 0 ? t("yours") : t("name", { host })}</span>
      </span>
      <span className="justify-self-end lg:justify-self-start">
        <Flaps size="s" text={t(`mapFlaps.${rules.side}`)} length={MAP_TILES} />
      </span>
      <SeatDots table={table} />
      <span className="flex flex-wrap items-center justify-end gap-x-2.5 text-right text-sm text-boardq lg:justify-start lg:text-left">
        <span>
          {status === "playing" && progress !== null
            ? t("flyingMonth", { month: site("month", { month: String(progress.month) }) })
            : `${t("edition", { edition: rules.edition })}, ${t("callsigns", { callsigns: rules.callsigns })}`}
        </span>
        {rated && (
          <span className="inline-flex items-center gap-1 whitespace-nowrap text-flapink">
            <Icon name="trophy" size={13} />
            {site("rated", { rated: "true" })}
          </span>
        )}
        {pace !== "none" && (
          <span className="inline-flex items-center gap-1 whitespace-nowrap text-flapink">
            <Icon name="clock" size={13} />
            {site(`pace.${pace}`)}
          </span>
        )}
      </span>
      <span>
        <Flaps size="s" text={t(remark)} length={REMARK_TILES} />
      </span>
      <span className="min-w-28 lg:min-w-0">
        {mine ? (
          <Link href={`/t/${gameId}`} className={cx(ACTION, SIGNAL)}>
            {t("back")}
          </Link>
        ) : status === "open" && free > 0 && rated && !account ? (
          <Link
            href={`/sign-in?to=/t/${gameId}`}
            className={cx(ACTION, CALM)}
            aria-label={`${t("signIn")}: ${t("name", { host })}`}
          >
            {t("signIn")}
          </Link>
        ) : status === "open" && free > 0 ? (
          <button
            type="button"
            data-testid={`join-${gameId}`}
            aria-disabled={joining}
            aria-label={`${t("join")}: ${t("name", { host })}`}
            onClick={joining ? undefined : onJoin}
            className={cx(ACTION, SIGNAL)}
          >
            {joining && <Spinner size={14} />}
            {joining ? t("joining") : t("join")}
          </button>
        ) : (
          <Link href={`/t/${gameId}`} className={cx(ACTION, CALM)} aria-label={`${t("watch")}: ${t("name", { host })}`}>
            {status === "open" ? t("look") : t("watch")}
          </Link>
        )}
      </span>
    </li>
  );
};
