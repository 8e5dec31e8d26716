import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { Panel } from "@/components/ui/Panel";
import type { ResultRow } from "@/lib/ratings/players";
import { historyAddress } from "./history-address";

interface ResultsProps {
  readonly userId: string;
  readonly name: string;
  readonly rows: readonly ResultRow[];
}

type Result = "won" | "shared" | "lost";
const RESULTS: readonly Result[] = ["won", "shared", "lost"];
const CELL = "px-1.5 py-2 text-right font-mono tabular-nums last:pr-4 sm:px-3 sm:last:pr-5";

const countOf = ({ games, won, shared }: Pick<ResultRow, "games" | "won" | "shared">, result: Result): number =>
  ({ won, shared, lost: games - won - shared })[result];

/** How a player's finished games ended, by map and number of airlines; every number leads to its games. */
export const Results = ({ userId, name, rows }: ResultsProps) => {
  const t = useTranslations("players.results");
  const site = useTranslations("site");
  const all = rows.reduce(
    (sum, { games, won, shared }) => ({ games: sum.games + games, won: sum.won + won, shared: sum.shared + shared }),
    { games: 0, won: 0, shared: 0 },
  );
  if (rows.length === 0) return <p className="text-quiet">{t("none")}</p>;
  return (
    <Panel className="overflow-x-auto">
      <table className="w-full border-collapse" data-testid="results">
        <caption className="sr-only">{t("title")}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-quiet">
            <th scope="col" className="py-2 pr-1.5 pl-4 sm:pr-3 sm:pl-5 text-left font-normal">
              {t("map")}
            </th>
            <th scope="col" className="px-1.5 py-2 text-right font-normal sm:px-3">
              {t("airlines")}
            </th>
            <th scope="col" className="px-1.5 py-2 text-right font-normal sm:px-3">
              {t("games")}
            </th>
            {RESULTS.map((result) => (
              <th
                key={result}
                scope="col"
                className="px-1.5 py-2 text-right font-normal last:pr-4 sm:px-3 sm:last:pr-5"
              >
                {t(result)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { side, players } = row;
            const wanted = { player: userId, side, players };
            return (
              <tr key={`${side}${players}`} className="border-b border-line">
                <th scope="row" className="py-2 pr-1.5 pl-4 sm:pr-3 sm:pl-5 text-left font-normal">
                  {site(`side.${side}`)}
                </th>
                <td className={CELL}>{players}</td>
                <td className={CELL}>
                  <Count count={row.games} href={historyAddress(wanted)} />
                </td>
                {RESULTS.map((result) => (
                  <td key={result} className={CELL}>
                    <Count count={countOf(row, result)} href={historyAddress({ ...wanted, result })} />
                  </td>
                ))}
              </tr>
            );
          })}
          <tr className="font-bold">
            <th scope="row" className="py-2 pr-1.5 pl-4 sm:pr-3 sm:pl-5 text-left">
              {t("all")}
            </th>
            <td />
            <td className={CELL}>
              <Count count={all.games} href={historyAddress({ player: userId })} label={t("every", { name })} />
            </td>
            {RESULTS.map((result) => (
              <td key={result} className={CELL}>
                <Count count={countOf(all, result)} href={historyAddress({ player: userId, result })} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Panel>
  );
};

interface CountProps {
  readonly count: number;
  readonly href: string;
  readonly label?: string;
}

/** A number that leads to the games behind it; nothing is behind 0. */
const Count = ({ count, href, label }: CountProps) => {
  const format = useFormatter();
  const number = format.number(count);
  return count === 0 ? (
    <span className="text-quiet">{number}</span>
  ) : (
    <Link href={href} title={label} className="underline decoration-line underline-offset-4 hover:decoration-current">
      {number}
    </Link>
  );
};
