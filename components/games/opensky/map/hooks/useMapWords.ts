import { useFormatter, useTranslations } from "next-intl";
import { CALLSIGNS, type AirportCode, type RouteId } from "@/lib/engine/opensky/words";
import { useAirlineName } from "../../livery/useAirlineName";
import { useCity } from "../../useCity";
import type { MapData } from "../data/map-data";
import type { Scene } from "../layout/layout";
import type { Highlight, Planned } from "../types";

export interface MapWords {
  /** "Amsterdam". */
  readonly city: (code: AirportCode) => string;
  /** "Amsterdam, callsign Bravo, subsidy cube". */
  readonly airport: (code: AirportCode) => string;
  /** "Amsterdam to Paris". */
  readonly ends: (route: RouteId) => string;
  /** What is on the route: "2 planes of Azure, permit of Plum"; empty where nothing is. */
  readonly traffic: (route: RouteId) => string;
  readonly itinerary: (highlight: Highlight) => string;
}

/** What the map shows, in words: for screen readers and for hints. */
export function useMapWords(data: MapData, table: Scene["table"], planned: Planned | null): MapWords {
  const t = useTranslations("opensky-map");
  const airline = useAirlineName();
  const city = useCity();
  const format = useFormatter();
  const joined = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(", ");
  const ends = (route: RouteId) => {
    const [from = "", to = ""] = route.split("-");
    return t("words.route", { from: city(from), to: city(to) });
  };
  return {
    city,
    ends,
    airport: (code) => {
      const callsign = CALLSIGNS[table.callsigns.indexOf(code)];
      return joined([
        city(code),
        callsign === undefined ? null : t("words.callsign", { callsign: t(`callsign.${callsign}`) }),
        ...table.seats.map(({ regional }, seat) =>
          regional.includes(code) ? t("words.hub", { airline: airline(seat) }) : null,
        ),
        table.cubes.includes(code) ? t("words.cube") : null,
      ]);
    },
    traffic: (route) => {
      const ghosts = planned?.routes.filter((id) => id === route).length ?? 0;
      const crosses = data.routes.find(({ id }) => id === route)?.crossing ?? null;
      return joined([
        ...table.seats.map(({ planes }, seat) => {
          const count = planes.filter((id) => id === route).length;
          return count === 0 ? null : t("words.planes", { count, airline: airline(seat) });
        }),
        ghosts === 0 ? null : t("words.planned", { count: ghosts }),
        crosses === null ? null : t("words.border"),
        ...table.seats.map(({ regional }, seat) =>
          regional.includes(route) ? t("words.permit", { airline: airline(seat) }) : null,
        ),
      ]);
    },
    itinerary: ({ path }) => {
      const stops = path.slice(1, -1).map(city);
      const ways = { from: city(path[0] ?? ""), to: city(path.at(-1) ?? "") };
      return t("words.stops", { ...ways, count: stops.length, stops: format.list(stops) });
    },
  };
}
