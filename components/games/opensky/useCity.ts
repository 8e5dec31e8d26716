import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { AirportCode } from "@/lib/engine/opensky/words";

/** The name of an airport's city in the reader's language; its code where the catalogue knows none. */
export const useCity = (): ((code: AirportCode) => string) => {
  const t = useTranslations("cities");
  return useCallback(
    (code) => {
      const known = code as Parameters<typeof t>[0];
      return t.has(known) ? t(known) : code;
    },
    [t],
  );
};
