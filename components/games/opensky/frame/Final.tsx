import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import type { Score } from "@/lib/engine/opensky/score";
import { LAST_MONTH } from "@/lib/engine/opensky/words";
import { Badge } from "../livery/pictures";
import { RuleLink } from "../rule/RuleLink";
import { finalRows } from "./ending/final-rows";
import { NextTable } from "./ending/NextTable";
import { RatingLine } from "./ending/RatingLine";
import { Story } from "./ending/Story";
import { useRatingChanges } from "./ending/useRatingChanges";
import { monthName } from "./months";
import type { Frame } from "./useFrame";
import { crowd } from "./words/cast";

const LINES = ["fares", "change", "subsidies", "ancillaries"] as const satisfies readonly (keyof Score)[];

interface FinalProps {
  readonly frame: Frame;
  readonly compact?: boolean;
  /** What is offered next where no room keeps the game. */
  readonly after?: ReactNode;
}

/** The final score by line, best first; the map and the log stay open to look at. */
export function Final({ frame, compact = false, after }: FinalProps) {
  const { session, table, cast, tell, airline, player } = frame;
  const { ended } = session.life;
  const rows = finalRows(table, session.life, session.table.result);
  const decided = ended !== "withoutResult";
  const changes = useRatingChanges(session.table);
  return (
    <section
      className={cx("text-ink", compact ? "flex flex-col gap-3 px-4 py-3" : "flex items-start gap-8 px-6 py-4")}
      data-testid="final"
    >
      <div className={cx(!compact && "w-64 shrink-0")}>
        <h2 className="flex items-center gap-2.5 text-xl leading-7 font-bold">
          <Icon name={decided ? "trophy" : "flag"} size={24} className={decided ? "text-accent" : "text-quiet"} />
          {tell({ key: decided ? "final.title" : "final.noResult", values: { ...crowd(cast, table.winners) } })}
        </h2>
        {decided && (
          <p className="mt-0.5 text-quiet">
            {tell({ key: "final.points", values: { points: rows[0]?.lines.total ?? 0 } })}
          </p>
        )}
        {ended !== null && (
          <p className="mt-0.5 text-quiet" data-testid="final-ended">
            {tell({ key: `final.ended.${ended}`, values: { month: monthName(Math.min(table.month, LAST_MONTH)) } })}
          </p>
        )}
        <div className="mt-1.5 text-sm leading-[17px] text-quiet">
          <Story frame={frame} /> <RuleLink chapter="scoring" />
        </div>
      </div>
      <table className={cx("w-full min-w-0 flex-1 border-collapse text-right font-mono", compact && "text-sm")}>
        <caption className="sr-only">{tell({ key: "final.caption" })}</caption>
        <thead>
          <tr className="border-b border-line font-sans text-sm text-quiet [&_th]:pb-1 [&_th]:font-normal">
            <th scope="col" className="text-left">
              {tell({ key: "final.airline" })}
            </th>
            {LINES.map((line) => (
              <th key={line} scope="col">
                {compact ? (
                  <abbr title={tell({ key: `final.${line}` })} className="no-underline">
                    {tell({ key: `final.short.${line}` })}
                  </abbr>
                ) : (
                  tell({ key: `final.${line}` })
                )}
              </th>
            ))}
            <th scope="col">{tell({ key: "final.total" })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, lines, won, resigned, place }) => (
            <tr
              key={seat}
              className="border-b border-line last:border-0 [&_td]:py-1"
              data-testid={`final-${seat}`}
              data-seat={seat}
            >
              <th scope="row" className="py-1 text-left font-sans font-normal">
                <span className="flex items-center gap-2">
                  {place !== null && (
                    <span className="w-3 shrink-0 font-mono text-sm text-quiet">
                      <span className="sr-only">{tell({ key: "final.place" })} </span>
                      {place}
                    </span>
                  )}
                  <Badge seat={seat} size={20} />
                  <span className={cx("truncate", compact && "max-w-[116px]", won && "font-bold")}>
                    {compact ? player(seat) : `${airline(seat)}, ${player(seat)}`}
                  </span>
                  {won && (
                    <span className="text-accent">
                      <Icon name="trophy" size={16} />
                      <span className="sr-only">{tell({ key: "final.winner" })}</span>
                    </span>
                  )}
                  {resigned && (
                    <span className="text-quiet" title={tell({ key: "final.resigned" })}>
                      <Icon name="flag" size={16} />
                      <span className="sr-only">{tell({ key: "final.resigned" })}</span>
                    </span>
                  )}
                </span>
                {changes
                  .filter((change) => change.seat === seat)
                  .map((change) => (
                    <RatingLine key={change.seat} change={change} />
                  ))}
              </th>
              {LINES.map((line) => (
                <td key={line} className={cx(lines[line] === 0 && "text-quiet")}>
                  {lines[line]}
                </td>
              ))}
              <td className={cx("font-bold", compact ? "text-base" : "text-lg")}>{lines.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <nav className={cx("flex flex-col gap-2", !compact && "w-[304px] shrink-0")}>
        {after ?? <InRoom frame={frame} compact={compact} />}
      </nav>
    </section>
  );
}

/** Another game with the same players, or this one again to look at. */
function InRoom({ frame, compact }: { readonly frame: Frame; readonly compact: boolean }) {
  const { tell } = frame;
  const size = compact ? "md" : "sm";
  return (
    <>
      <NextTable frame={frame} />
      <div className={cx("gap-2 whitespace-nowrap", compact ? "grid grid-cols-2" : "flex")}>
        <ButtonLink href="/new" wide size={size}>
          {tell({ key: "final.again" })}
        </ButtonLink>
        <ButtonLink href={`/t/${frame.session.table.gameId}/replay`} wide size={size} data-testid="replay-link">
          {tell({ key: "final.replay" })}
        </ButtonLink>
        <ButtonLink
          href={`/t/${frame.session.table.gameId}/check`}
          wide
          size={size}
          aria-label={tell({ key: "final.checkGame" })}
          data-testid="check"
        >
          {tell({ key: "final.check" })}
        </ButtonLink>
        <ButtonLink href="/" wide size={size}>
          {tell({ key: "final.home" })}
        </ButtonLink>
      </div>
    </>
  );
}
