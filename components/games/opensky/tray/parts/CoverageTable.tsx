import { Badge } from "@/components/games/opensky/livery/pictures";
import { Svg } from "@/components/games/opensky/livery/Svg";
import { cx } from "@/components/ui/cx";
import type { Seat } from "@/lib/engine/opensky/words";
import type { Counts, Coverage } from "../insight/coverage";
import type { Words } from "../useWords";
import { ReachMark } from "./Stops";

const KINDS = ["nonstop", "oneStop", "more"] as const;

/** Markets served by airline; a row shows its airline in the triangle. */
export function CoverageTable({
  all,
  seat,
  words,
  onPick,
}: {
  readonly all: readonly Coverage[];
  readonly seat: Seat;
  readonly words: Words;
  readonly onPick: (seat: Seat) => void;
}) {
  const { t, airline } = words;
  return (
    <table className="mt-1.5 w-[194px] text-sm">
      <caption className="sr-only">{t("coverage.caption")}</caption>
      <thead>
        <tr>
          <td />
          {KINDS.map((kind, stops) => (
            <th key={kind} scope="col" className="pr-1 text-right">
              <span className="sr-only">{t(`coverage.key.${kind}`)}</span>
              <Svg width={13} height={13}>
                <ReachMark x={6.5} y={6.5} stops={stops} colour="var(--ink)" size={12} />
              </Svg>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all.map(({ seat: other, counts }) => (
          <tr key={other} className={cx(other === seat && "font-bold")}>
            <th scope="row" className="text-left font-[inherit]">
              <button
                type="button"
                aria-pressed={other === seat}
                onClick={() => onPick(other)}
                className="flex min-h-[26px] items-center gap-1.5 rounded-md pr-1 hover:bg-wallet"
              >
                <Badge seat={other} size={15} />
                {airline(other)}
              </button>
            </th>
            {KINDS.map((kind) => (
              <td key={kind} className="pr-1 text-right font-mono whitespace-nowrap">
                {counts.after[kind]}
                <Change counts={counts} kind={kind} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Change({ counts, kind }: { readonly counts: Coverage["counts"]; readonly kind: keyof Counts }) {
  const change = counts.after[kind] - counts.before[kind];
  if (change === 0) return null;
  return (
    <span className={cx("ml-0.5 font-bold", change > 0 ? "text-accent" : "text-warn")}>
      {change > 0 ? `+${change}` : `−${-change}`}
    </span>
  );
}
