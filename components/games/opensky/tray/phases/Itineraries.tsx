import { useId } from "react";
import { cx } from "@/components/ui/cx";
import { stops } from "@/lib/engine/opensky/network";
import { byStops } from "../draft";
import { Choice, RadioMark, rowClass } from "../parts/Choice";
import { ItineraryLine } from "../parts/Stops";
import type { PhaseProps } from "./props";

/** The valid itineraries, the shortest first: rows, or small tiles where there are many or the room is small. */
export function Itineraries({ legal, draft, decision, seat, words, compact }: PhaseProps<"submitFare">) {
  const { t, cities, city } = words;
  const name = useId();
  const many = legal.itineraries.length > 2;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t("fare.itineraries")}</legend>
      <div
        className={cx(
          compact
            ? "flex gap-2 overflow-x-auto pb-0.5"
            : many
              ? "grid max-h-[84px] grid-cols-2 gap-1.5 overflow-y-auto"
              : "flex flex-col gap-1.5",
        )}
      >
        {byStops(legal.itineraries).map((index, place) => {
          const itinerary = legal.itineraries[index] ?? [];
          const checked = index === draft.itinerary;
          const via = itinerary.slice(1, -1);
          const tight = compact || many;
          return (
            <Choice
              key={itinerary.join("-")}
              kind="radio"
              name={name}
              checked={checked}
              testId={`itinerary-${place}`}
              label={t("fare.itinerary", {
                stops: stops(itinerary),
                via: via.length === 0 ? "" : cities(via),
              })}
              onChange={() => decision.act({ type: "pickItinerary", index })}
              className={cx("rounded-md", compact && "min-w-0 flex-1")}
            >
              <span
                className={cx(
                  rowClass(checked),
                  compact ? "h-12 justify-center px-2" : "h-[36px] px-2.5",
                  checked && "font-bold",
                )}
              >
                {!tight && <RadioMark checked={checked} />}
                <ItineraryLine seat={seat} stops={stops(itinerary)} width={tight ? (via.length > 1 ? 84 : 66) : 112} />
                <span className={cx("text-sm", !tight && "text-base", "whitespace-nowrap")}>
                  {tight
                    ? via.length === 0
                      ? t("stops", { stops: 0 })
                      : via.length === 1
                        ? compact && legal.itineraries.length < 3
                          ? city(via[0] ?? "")
                          : via[0]
                        : via.join("–")
                    : t("fare.itinerary", {
                        stops: stops(itinerary),
                        via: via.length > 1 ? via.join("–") : cities(via),
                      })}
                </span>
              </span>
            </Choice>
          );
        })}
      </div>
    </fieldset>
  );
}
