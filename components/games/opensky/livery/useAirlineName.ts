import { useTranslations } from "next-intl";
import type { Seat } from "@/lib/engine/opensky/words";
import { liveryOf } from "./liveries";

/** The airline's name by seat, as "Vermilion". */
export function useAirlineName(): (seat: Seat) => string {
  const t = useTranslations("opensky-map");
  return (seat) => t(`airline.${liveryOf(seat).id}`);
}
