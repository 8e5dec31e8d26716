import { useFormatter, useTranslations } from "next-intl";
import { useAirlineName } from "@/components/games/opensky/livery/useAirlineName";
import { useCity } from "@/components/games/opensky/useCity";
import type { AirportCode, RouteId, Seat } from "@/lib/engine/opensky/words";
import { usePlayerName } from "@/lib/i18n/usePlayerName";
import type { TableSession } from "@/lib/realtime/client/session";

/** The names and lists that the tray's sentences are made of. */
export function useWords(session: TableSession) {
  const t = useTranslations("opensky-tray");
  const insight = useTranslations("opensky-insight");
  const format = useFormatter();
  const airline = useAirlineName();
  const city = useCity();
  const playerName = usePlayerName();
  return {
    t,
    /** What a choice would bring, in words. */
    insight,
    airline,
    /** The name under which a player sits at the table. */
    player: (seat: Seat) => {
      const name = session.table.players[seat]?.name;
      return name === undefined ? airline(seat) : playerName(name);
    },
    city,
    cities: (codes: readonly AirportCode[]) => format.list(codes.map(city)),
    list: (words: readonly string[]) => format.list(words),
    either: (words: readonly string[]) => format.list(words, { type: "disjunction" }),
    route: (route: RouteId) => {
      const [from, to] = endsOf(route);
      return t("route", { from: city(from), to: city(to) });
    },
  };
}

export type Words = ReturnType<typeof useWords>;

/** The two airports of a route. */
export function endsOf(route: RouteId): readonly [AirportCode, AirportCode] {
  const [from = route, to = route] = route.split("-");
  return [from, to];
}

/** A route as it is printed on a pass: with an en dash between the codes. */
export const printed = (route: RouteId): string => route.replace("-", "–");
