import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/Notice";
import { usePlayerName } from "@/lib/i18n/usePlayerName";
import type { TableInfo } from "@/lib/protocol/table";
import { Origin } from "./Origin";

/** What can be said of a game's dice before it is over. */
export const NotYet = ({ table }: { readonly table: TableInfo }) => {
  const t = useTranslations("check.running");
  const playerName = usePlayerName();
  return (
    <div className="grid max-w-[44rem] gap-6">
      <Notice>
        <p className="font-bold">{t("title")}</p>
        <p>{t("text")}</p>
      </Notice>
      <Origin commitment={table.commitment} fairness={table.fairness} names={table.players.map(({ name }) => playerName(name))} />
    </div>
  );
};
