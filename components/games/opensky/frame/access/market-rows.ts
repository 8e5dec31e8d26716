import { useTranslations } from "next-intl";
import { callsignAirport } from "@/lib/engine/opensky/network";
import { coverage } from "../../tray/insight/coverage";
import type { Frame } from "../useFrame";

/** Which markets between callsigns each airline serves, and how; the reader's own first. */
export function marketRows(
  { table, cast, airline, city }: Pick<Frame, "table" | "cast" | "airline" | "city">,
  t: ReturnType<typeof useTranslations<"opensky-access">>,
): { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] } {
  const all = coverage(table);
  const { me } = cast;
  const seats = me === null ? all : [...all.filter(({ seat }) => seat === me), ...all.filter(({ seat }) => seat !== me)];
  const heads = [
    t("network.market"),
    ...seats.map(({ seat }) => (seat === me ? t("network.yours", { airline: airline(seat) }) : airline(seat))),
  ];
  const rows = (all[0]?.markets ?? []).map(({ origin, destination }, index) => {
    const [from, to] = [callsignAirport(table, origin), callsignAirport(table, destination)];
    const name =
      from === null || to === null
        ? t("network.unplaced", { origin, destination })
        : t("network.between", { origin, destination, from: city(from), to: city(to) });
    const cells = seats.map(({ markets }) => {
      const stops = markets[index]?.before ?? null;
      return stops === null ? t("network.none") : t("network.serves", { stops });
    });
    return [name, ...cells];
  });
  return { heads, rows };
}
