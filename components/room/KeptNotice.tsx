import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { Notice } from "@/components/ui/Notice";
import { usePlayerName } from "@/lib/i18n/usePlayerName";
import type { TableInfo } from "@/lib/protocol/table";

/** Says that a table is kept for the players of an earlier game, and leads to that. */
export const KeptNotice = ({ last }: { readonly last: TableInfo }) => {
  const t = useTranslations("room.kept");
  const format = useFormatter();
  const playerName = usePlayerName();
  return (
    <div data-testid="kept">
      <Notice>
        <p>{t("text", { names: format.list(last.players.map(({ name }) => playerName(name))) })}</p>
        <Link href={`/t/${last.gameId}`} className="underline underline-offset-4">
          {t("last")}
        </Link>
      </Notice>
    </div>
  );
};
