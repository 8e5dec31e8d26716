import { Badge } from "@/components/games/opensky/livery/pictures";
import { RuleLink } from "@/components/games/opensky/rule/RuleLink";
import { cx } from "@/components/ui/cx";
import type { View } from "@/lib/engine/opensky/table";
import type { Seat } from "@/lib/engine/opensky/words";
import { faresInHand } from "../insight/hand";
import type { Market } from "../insight/markets";
import type { Words } from "../useWords";

interface Props {
  readonly table: View;
  readonly me: Seat | null;
  readonly market: Market | undefined;
  readonly words: Words;
  readonly compact: boolean;
}

/** With which cards each airline could bid for one market, and by which rule the fares would be compared. */
export function MarketCards({ table, me, market, words, compact }: Props) {
  const { insight, airline, list } = words;
  const serving = market?.services.filter((service) => service.stops !== null) ?? [];
  if (market === undefined || serving.length === 0) {
    return compact || market !== undefined ? null : (
      <p className="w-[min(210px,34%)] shrink-0 text-sm leading-[17px] text-quiet">{insight("market.pick")}</p>
    );
  }
  return (
    <section
      className={cx("text-sm leading-[17px]", !compact && "max-h-[132px] w-[min(210px,34%)] shrink-0 overflow-y-auto")}
      aria-live="polite"
      data-testid="market-cards"
    >
      <h3 className="font-bold">{insight("market.cards")}</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {serving.map(({ seat }) => {
          const fares = faresInHand(table, seat);
          const who = { who: seat === me ? "you" : "other", airline: airline(seat) };
          return (
            <li key={seat} className="flex items-center gap-1.5">
              <Badge seat={seat} size={17} />
              <span aria-hidden="true" className="font-mono whitespace-nowrap">
                {fares.length === 0 ? "—" : fares.join(" ")}
              </span>
              <span className="sr-only">
                {fares.length === 0
                  ? insight("market.noHand", who)
                  : insight("market.hand", { ...who, fares: list(fares.map(String)) })}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-1 text-quiet">
        <Comparison me={me} market={market} words={words} />
      </p>
    </section>
  );
}

/** The part of rule 6.4 that would decide. */
function Comparison({ me, market, words }: Pick<Props, "me" | "words"> & { readonly market: Market }) {
  const { insight, airline } = words;
  const serving = market.services.filter((service) => service.stops !== null);
  const nonstop = serving.filter((service) => service.stops === 0).length;
  const [only] = serving;
  if (nonstop > 0 && nonstop < serving.length) {
    return (
      <>
        {insight("market.half")} <RuleLink chapter="half" />
      </>
    );
  }
  return insight("market.lowest", {
    kind: serving.length === 1 ? "alone" : nonstop > 0 ? "nonstop" : "stops",
    who: only?.seat === me ? "you" : "other",
    airline: only === undefined ? "" : airline(only.seat),
  });
}
