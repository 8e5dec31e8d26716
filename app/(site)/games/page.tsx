import type { Metadata } from "next";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { GameCard } from "@/components/lobby/GameCard";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Panel } from "@/components/ui/Panel";
import { currentIdentity } from "@/lib/auth/current";
import { tablesOf } from "@/lib/db/tables";
import type { TableInfo } from "@/lib/protocol/table";

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations("games"))("title") });

interface ShelfProps {
  readonly title: string;
  readonly tables: readonly TableInfo[];
  readonly userId: string;
}

const Shelf = ({ title, tables, userId }: ShelfProps) =>
  tables.length > 0 && (
    <section className="mt-8">
      <h2 className="mb-3 text-xl font-bold">{title}</h2>
      <ul className="grid gap-2.5">
        {tables.map((table) => (
          <li key={table.gameId}>
            <GameCard table={table} userId={userId} />
          </li>
        ))}
      </ul>
    </section>
  );

const Nothing = () => {
  const t = useTranslations("games");
  return (
    <Panel className="mt-8 flex flex-col items-start gap-4 p-6">
      <div>
        <h2 className="text-xl font-bold">{t("none")}</h2>
        <p className="mt-1 text-quiet">{t("noneText")}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/new" kind="primary">
          {t("open")}
        </ButtonLink>
        <ButtonLink href="/#tables">{t("board")}</ButtonLink>
      </div>
    </Panel>
  );
};

const GamesPage = async () => {
  const { userId, account } = await currentIdentity();
  const [{ open, playing, finished }, t] = await Promise.all([tablesOf(userId), getTranslations("games")]);
  const none = open.length + playing.length + finished.length === 0;
  return (
    <>
      <h1 className="text-3xl font-bold">{t("title")}</h1>
      <p className="mt-2 text-quiet">{t("intro")}</p>
      {(account || finished.length > 0) && (
        <p className="mt-3">
          <Link href={`/players/${userId}`} className="underline underline-offset-4" data-testid="my-player">
            {t("player")}
          </Link>
        </p>
      )}
      {none && <Nothing />}
      <Shelf title={t("running")} tables={playing} userId={userId} />
      <Shelf title={t("boarding")} tables={open} userId={userId} />
      <Shelf title={t("finished")} tables={finished} userId={userId} />
    </>
  );
};
export default GamesPage;
