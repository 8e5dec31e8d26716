import { useTranslations } from "next-intl";
import type { Part } from "@/lib/history/check";

/** The name of a part of the game, as "Summer planning" or "April". */
export function usePartName(): (part: Part) => string {
  const t = useTranslations("check.part");
  const site = useTranslations("site");
  return (part) => {
    switch (part.kind) {
      case "planning":
        return t("planning", { season: String(part.season) });
      case "month":
        return t("month", { month: site("month", { month: String(part.month) }) });
      default:
        return t(part.kind);
    }
  };
}
