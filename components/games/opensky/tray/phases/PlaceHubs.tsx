import { HubMark } from "@/components/games/opensky/livery/pictures";
import { cx } from "@/components/ui/cx";
import { Sign } from "@/components/ui/Sign";
import { opensWith, suggestHubs, type Opened } from "../insight/hubs";
import { Buttons } from "../parts/Buttons";
import { PassCard } from "../parts/PassCard";
import { TrayLayout } from "../parts/TrayLayout";
import type { Words } from "../useWords";
import type { PhaseProps } from "./props";

/** As many as the wallet has room for; all others can be picked on the map. */
const SUGGESTIONS = 4;

/** Europe: two hubs on two airports, with what they would connect (rules, section 5). */
export function PlaceHubs(props: PhaseProps<"placeHubs">) {
  const { table, seat, legal, draft, decision, words, compact } = props;
  const { t, city } = words;
  const full = draft.airports.length === legal.count;
  const suggestions = full ? [] : suggestHubs(table, seat, legal.airports, draft.airports).slice(0, SUGGESTIONS);
  const opens = opensWith(table, seat, draft.airports);
  const pick = (airport: string) => decision.act({ type: "pickAirport", airport });
  return (
    <TrayLayout
      compact={compact}
      title={t("hubs.title", { count: legal.count })}
      why={t("hubs.why")}
      rule="europe"
      buttons={<Buttons {...props}>{t("hubs.confirm", { count: legal.count })}</Buttons>}
    >
      <PassCard
        seat={seat}
        title={t("hubs.card")}
        note={t("planes.chosen", { chosen: draft.airports.length, count: legal.count })}
        compact={compact}
        className={compact ? undefined : "w-[min(300px,50%)] shrink-0"}
      >
        <ol className="flex gap-5">
          {Array.from({ length: legal.count }, (_, i) => {
            const airport = draft.airports[i];
            return (
              <li key={i} className="flex min-w-0 items-center gap-2">
                {airport === undefined ? (
                  <>
                    <span className="size-[26px] rounded-full border-2 border-dashed border-passedge" />
                    <span className="text-sm">{t("hubs.pick")}</span>
                  </>
                ) : (
                  <button
                    type="button"
                    data-testid={`hub-${airport}`}
                    aria-label={t("hubs.takeBack", { city: city(airport) })}
                    onClick={() => pick(airport)}
                    className="-m-1 flex items-center gap-2 rounded-md p-1 hover:bg-passedge/30"
                  >
                    <HubMark seats={[seat]} size={26} />
                    <span className="font-mono text-xl font-bold">{airport}</span>
                  </button>
                )}
              </li>
            );
          })}
        </ol>
        {draft.airports.length > 0 && (
          <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            {opens.length === 0 ? t("hubs.opensNothing") : <OpenedList opens={opens} words={words} />}
          </p>
        )}
      </PassCard>
      {!full && (
        <div className="min-w-0 flex-1">
          <h3 className="text-sm text-quiet">
            {suggestions.length === 0 ? t("hubs.noSuggestion") : t("hubs.suggestions")}
          </h3>
          <ul className={cx("mt-1.5 grid gap-1.5", compact ? "grid-cols-1" : "grid-cols-1 @min-[620px]:grid-cols-2")}>
            {suggestions.map(({ airport, opens: markets }) => (
              <li key={airport}>
                <button
                  type="button"
                  data-testid={`suggest-${airport}`}
                  onClick={() => pick(airport)}
                  className={cx(
                    "flex min-h-11 w-full min-w-0 items-center gap-2 rounded-md border border-line bg-panel px-2.5 text-left",
                    "hover:border-ink",
                  )}
                >
                  <span className="font-mono text-base font-bold">{airport}</span>
                  <span className="flex min-w-0 gap-x-2 overflow-hidden text-sm whitespace-nowrap">
                    <OpenedList opens={markets} words={words} most={compact ? 4 : 2} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </TrayLayout>
  );
}

function OpenedList({
  opens,
  words,
  most = 6,
}: {
  readonly opens: readonly Opened[];
  readonly words: Words;
  readonly most?: number;
}) {
  const { t } = words;
  return (
    <>
      {opens.slice(0, most).map(({ origin, destination, stops }) => (
        <span
          key={`${origin}-${destination}`}
          className="flex items-center gap-0.5 whitespace-nowrap"
          title={t("stops", { stops })}
        >
          <Sign small>{origin.slice(0, 1)}</Sign>
          <Sign small>{destination.slice(0, 1)}</Sign>
          {stops > 1 && <span className="ml-0.5">{t("hubs.stops", { stops })}</span>}
          <span className="sr-only">{t("hubs.opensMarket", { origin, destination, stops })}</span>
        </span>
      ))}
      {opens.length > most && <span>{t("hubs.more", { count: opens.length - most })}</span>}
    </>
  );
}
