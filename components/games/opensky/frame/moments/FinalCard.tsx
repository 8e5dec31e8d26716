import { useTranslations } from "next-intl";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { liveryOf } from "../../livery/liveries";
import { Badge } from "../../livery/pictures";
import { finalRows } from "../ending/final-rows";
import { Story } from "../ending/Story";
import type { Frame } from "../useFrame";
import { crowd } from "../words/cast";

/** Of what the bars are made, and how full each part is painted; the numbers stand under them. */
const PARTS = [
  { line: "fares", opacity: 1 },
  { line: "change", opacity: 0.75 },
  { line: "subsidies", opacity: 0.55 },
  { line: "ancillaries", opacity: 0.35 },
] as const;

/** The final scoring: every airline's points as they add up, and who has won. */
export function FinalCard({ frame }: { readonly frame: Frame }) {
  const t = useTranslations("opensky-moments.final");
  const { session, table, cast, tell, airline } = frame;
  const rows = finalRows(table, session.life, session.table.result);
  const most = Math.max(1, ...rows.map(({ lines }) => lines.total));
  return (
    <>
      <h3 className="flex items-center gap-2 text-xl leading-7 font-bold">
        {table.winners.length > 0 && <Icon name="trophy" size={24} className="text-accent" />}
        {tell({ key: table.winners.length > 0 ? "final.title" : "final.noResult", values: crowd(cast, table.winners) })}
      </h3>
      <ol className="mt-3 flex flex-col gap-2">
        {rows.map(({ seat, lines, won }, place) => (
          <li key={seat} className="flex items-center gap-2.5">
            <Badge seat={seat} size={22} />
            <div className="min-w-0 flex-1">
              <p className={cx("truncate text-sm leading-4", won && "font-bold")}>{airline(seat)}</p>
              <div
                className="mt-1 flex h-2.5 origin-left animate-grow overflow-hidden rounded-sm"
                style={{ width: `${(100 * lines.total) / most}%`, animationDelay: `${place * 90}ms` }}
                aria-hidden="true"
              >
                {PARTS.map(({ line, opacity }) => (
                  <span
                    key={line}
                    className="border-r border-panel last:border-0"
                    style={{
                      width: `${(100 * lines[line]) / Math.max(1, lines.total)}%`,
                      background: liveryOf(seat).colour,
                      opacity,
                    }}
                  />
                ))}
              </div>
              <p className="mt-0.5 text-xs text-quiet">
                {t("lines", {
                  fares: lines.fares,
                  change: lines.change,
                  subsidies: lines.subsidies,
                  ancillaries: lines.ancillaries,
                })}
              </p>
            </div>
            <span className="w-16 text-right font-mono text-xl font-bold">{lines.total}</span>
          </li>
        ))}
      </ol>
      <div className="mt-3 text-sm leading-[18px]">
        <Story frame={frame} />
      </div>
    </>
  );
}
