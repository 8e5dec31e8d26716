import { Badge } from "@/components/games/opensky/livery/pictures";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import type { Fare } from "@/lib/engine/opensky/words";
import type { Rival, Threat } from "../insight/threats";
import type { Words } from "../useWords";

interface Props {
  readonly threats: readonly Threat[] | null;
  readonly rivals: readonly Rival[];
  readonly fare: Fare | null;
  readonly words: Words;
  readonly compact: boolean;
}

/** What each other bidder could do to the chosen fare with the cards it holds. */
export function Threats({ threats: found, rivals: others, fare, words, compact }: Props) {
  const { t, airline } = words;
  const lines =
    found === null
      ? others.map(({ seat, kinds }) => ({
          seat,
          text: t("fare.rival", { airline: airline(seat), stops: Math.min(...kinds) }),
        }))
      : found.map((threat) => ({ seat: threat.seat, text: `${airline(threat.seat)} ${threatWords(threat, words)}` }));
  return (
    <section className={cx("min-w-0", !compact && "flex-1")} aria-live="polite">
      {others.length > 0 && (
        <h3 className="text-sm font-bold">{fare === null ? t("fare.rivals") : t("fare.threats", { fare })}</h3>
      )}
      <ul className={cx("mt-1", compact ? "grid gap-1" : "flex flex-col gap-1.5")}>
        {lines.map(({ seat, text }) => (
          <li key={seat} className="flex items-start gap-1.5 text-sm leading-[17px]" data-rival={seat}>
            <Badge seat={seat} size={17} />
            <span>{text}</span>
          </li>
        ))}
        {others.length === 0 && (
          <li className="flex items-start gap-1.5 text-sm leading-[17px]">
            <Icon name="check" size={16} />
            {t("fare.alone")}
          </li>
        )}
      </ul>
    </section>
  );
}

/** "beats you with 200, shares at 250", or that none of its cards can. */
function threatWords({ beats, shares }: Threat, { t, either }: Words): string {
  const beating = beats.length === 0 ? "" : rangeOf(beats, either);
  const sharing = shares.length === 0 ? "" : rangeOf(shares, either);
  if (beating === "" && sharing === "") return t("fare.threat.none");
  if (sharing === "") return t("fare.threat.beats", { beating });
  return beating === "" ? t("fare.threat.shares", { sharing }) : t("fare.threat.both", { beating, sharing });
}

function rangeOf(fares: readonly Fare[], either: Words["either"]): string {
  const [first, ...rest] = fares;
  const last = rest.at(-1);
  return fares.length > 2 && first !== undefined && last !== undefined
    ? `${first}–${last}`
    : either(fares.map((fare) => String(fare)));
}
