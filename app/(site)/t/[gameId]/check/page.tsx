import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { CheckGame } from "@/components/check/CheckGame";
import { NotYet } from "@/components/check/NotYet";
import { Icon } from "@/components/ui/Icon";
import { finishedGame } from "@/lib/db/finished";
import { tableInfo } from "@/lib/db/tables";
import { proofOf } from "@/lib/history/proof";
import { ClientMessages } from "@/lib/i18n/ClientMessages";

interface CheckPageProps {
  readonly params: Promise<{ readonly gameId: string }>;
}

// The table's link is the key to it: it must not wander into other sites' logs or into an index.
export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("check"))("title"),
  robots: { index: false },
  referrer: "same-origin",
});

const CheckPage = async ({ params }: CheckPageProps) => {
  const { gameId } = await params;
  const [table, game, t] = await Promise.all([tableInfo(gameId), finishedGame(gameId), getTranslations("check")]);
  if (table === null || table.status === "closed") notFound();
  return (
    <ClientMessages namespaces={["site", "errors", "check", "opensky-map"]}>
      <header className="mb-7">
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <Link
            href={`/t/${gameId}`}
            className="inline-flex items-center gap-1.5 rounded-sm text-quiet underline-offset-4 hover:text-ink hover:underline"
          >
            <Icon name="left" />
            {t("table")}
          </Link>
          {game !== null && (
            <Link
              href={`/t/${gameId}/replay`}
              className="rounded-sm text-quiet underline-offset-4 hover:text-ink hover:underline"
            >
              {t("replay")}
            </Link>
          )}
        </p>
        <h1 className="mt-3 text-3xl font-bold">{t("title")}</h1>
        <p className="mt-2 max-w-[44rem] text-quiet">{t("intro")}</p>
        <details className="mt-2 max-w-[44rem]">
          <summary className="w-fit rounded-sm underline underline-offset-4">{t("how")}</summary>
          <p className="mt-2">{t("howText")}</p>
        </details>
      </header>
      {game === null ? (
        <NotYet table={table} />
      ) : (
        <CheckGame gameId={gameId} published={proofOf(game)} players={table.players.map(({ name }) => name)} />
      )}
    </ClientMessages>
  );
};
export default CheckPage;
