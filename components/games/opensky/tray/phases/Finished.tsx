import { Badge } from "@/components/games/opensky/livery/pictures";
import { cx } from "@/components/ui/cx";
import { score } from "@/lib/engine/opensky/score";
import type { TableSession } from "@/lib/realtime/client/session";
import { TrayLayout } from "../parts/TrayLayout";
import type { Words } from "../useWords";

interface Props {
  readonly session: TableSession;
  readonly words: Words;
  readonly compact: boolean;
}

const LINES = ["fares", "change", "subsidies", "ancillaries", "total"] as const;

/** The game is over: who won, and everybody's points by line (rules, section 7). */
export function Finished({ session, words, compact }: Props) {
  const { view: table, seat } = session;
  const { t, player, list } = words;
  const won = seat !== null && table.winners.includes(seat);
  const others = table.winners.filter((winner) => winner !== seat).map(player);
  const title = !won
    ? t("finished.others", { players: list(others), count: others.length })
    : others.length === 0
      ? t("finished.you")
      : t("finished.youShare", { players: list(others) });
  return (
    <TrayLayout compact={compact} title={title} why={t("finished.why")}>
      <table className={cx("font-mono text-sm", compact ? "w-full" : "self-center")}>
        <caption className="sr-only">{t("finished.caption")}</caption>
        <thead>
          <tr className="font-sans text-quiet">
            <td />
            {LINES.map((line) => (
              <th key={line} scope="col" className={cx("text-right font-normal", compact ? "pl-2" : "pl-6")}>
                {t(compact ? `finished.short.${line}` : `finished.line.${line}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.seats.map((own, other) => {
            const points = score(own);
            return (
              <tr key={other} className={cx(table.winners.includes(other) && "font-bold")}>
                <th scope="row" className="py-0.5 text-left font-sans font-[inherit]">
                  <span className="flex items-center gap-1.5">
                    <Badge seat={other} size={18} />
                    <span className={cx("truncate", compact && "max-w-[92px]")}>{other === seat ? t("you") : player(other)}</span>
                  </span>
                </th>
                {LINES.map((line) => (
                  <td key={line} className={cx("text-right", compact ? "pl-2" : "pl-6", line === "total" && "text-base")}>
                    {points[line]}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </TrayLayout>
  );
}
