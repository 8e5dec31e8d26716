import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CountryCode } from "@/components/profile/CountryCode";
import { PlayerBadge } from "@/components/profile/PlayerBadge";
import { cx } from "@/components/ui/cx";
import { Panel } from "@/components/ui/Panel";
import { usePlayerName } from "@/lib/i18n/usePlayerName";
import type { BoardRow } from "@/lib/ratings/players";
import { points } from "@/lib/ratings/points";

interface BoardProps {
  readonly rows: readonly BoardRow[];
  /** The visitor. */
  readonly userId: string;
  /** What is said of the visitor below the rows, where they are not among them. */
  readonly own: ReactNode;
}

const NUMBER = "whitespace-nowrap px-2 py-2 text-right font-mono tabular-nums sm:px-4";
const WIDE = "hidden sm:table-cell";

/** One page of a leaderboard. */
export const Board = ({ rows, userId, own }: BoardProps) => {
  const t = useTranslations("ratings");
  return (
    <Panel className="overflow-hidden">
      <table className="w-full border-collapse" data-testid="leaderboard">
        <caption className="sr-only">{t("table")}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-quiet">
            <th scope="col" className="py-2 pr-2 pl-4 text-right font-normal whitespace-nowrap">
              {t("columns.rank")}
            </th>
            <th scope="col" className="px-2 py-2 text-left font-normal sm:px-4">
              {t("columns.player")}
            </th>
            <th scope="col" className="px-2 py-2 text-right font-normal whitespace-nowrap sm:px-4">
              {t("columns.rating")}
            </th>
            <th scope="col" className={cx(WIDE, "px-4 py-2 text-right font-normal whitespace-nowrap")}>
              {t("columns.uncertainty")}
            </th>
            <th scope="col" className={cx(WIDE, "px-4 py-2 text-right font-normal whitespace-nowrap")}>
              {t("columns.games")}
            </th>
            <th scope="col" className="py-2 pr-4 pl-2 text-right font-normal whitespace-nowrap">
              {t("columns.standing")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.userId} row={row} mine={row.userId === userId} />
          ))}
        </tbody>
      </table>
      {own}
    </Panel>
  );
};

const Row = ({ row, mine }: { readonly row: BoardRow; readonly mine: boolean }) => {
  const t = useTranslations("ratings");
  const playerName = usePlayerName();
  const format = useFormatter();
  return (
    <tr
      className={cx("border-b border-line last:border-b-0", mine && "bg-wallet font-bold")}
      aria-current={mine ? "true" : undefined}
      data-testid={`row-${row.userId}`}
    >
      <td className={cx(NUMBER, "pl-4")}>{format.number(row.rank)}</td>
      <th scope="row" className="w-full max-w-0 px-2 py-2 text-left font-normal sm:px-4">
        <span className="flex min-w-0 items-center gap-2">
          <PlayerBadge player={row} size={24} />
          <Link href={`/players/${row.userId}`} className={cx("truncate hover:underline", mine && "font-bold")}>
            {playerName(row.name)}
          </Link>
          {row.country !== null && (
            <span className="hidden sm:inline-flex">
              <CountryCode country={row.country} />
            </span>
          )}
          {mine && <span className="sr-only shrink-0 text-sm font-normal text-quiet sm:not-sr-only">{t("you")}</span>}
        </span>
      </th>
      <td className={NUMBER}>{points(row.mu)}</td>
      <td className={cx(NUMBER, WIDE, "text-quiet")}>{t("uncertainty", { points: points(row.sigma) })}</td>
      <td className={cx(NUMBER, WIDE, "text-quiet")}>{format.number(row.games)}</td>
      <td className={cx(NUMBER, "pr-4 font-bold")}>{points(row.standing)}</td>
    </tr>
  );
};
