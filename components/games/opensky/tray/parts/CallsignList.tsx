import { cx } from "@/components/ui/cx";
import { Sign } from "@/components/ui/Sign";
import type { OpenTable } from "@/lib/engine/opensky/table";
import { CALLSIGNS, type AirportCode, type Callsign } from "@/lib/engine/opensky/words";
import type { Words } from "../useWords";

interface Props {
  readonly table: OpenTable;
  /** The callsign that is placed now. */
  readonly due: Callsign | null;
  /** Where it is about to be placed. */
  readonly chosen: AirportCode | null;
  readonly words: Words;
}

/** The six callsigns with their airports; the one that is placed now is ringed. */
export function CallsignList({ table, due, chosen, words }: Props) {
  const { t, city } = words;
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-1" aria-label={t("callsign.all")}>
      {CALLSIGNS.map((callsign, index) => {
        const now = callsign === due;
        const at = table.callsigns[index] ?? (now ? chosen : null);
        return (
          <li
            key={callsign}
            className="flex items-center gap-1 text-sm"
            aria-label={t("callsign.at", { callsign, city: at === null ? "none" : city(at) })}
          >
            <span
              aria-hidden="true"
              className={cx(
                "leading-none",
                now && "mr-0.5 rounded-sm ring-2 ring-accent ring-offset-2 ring-offset-panel",
              )}
            >
              <Sign small>{callsign.slice(0, 1)}</Sign>
            </span>
            <span aria-hidden="true" className="font-mono text-quiet">
              {at ?? "···"}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
