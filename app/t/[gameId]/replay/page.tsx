import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { BoardMessage } from "@/components/lobby/shell/BoardMessage";
import { Replay } from "@/components/replay/Replay";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { currentIdentity } from "@/lib/auth/current";
import { finishedGame } from "@/lib/db/finished";
import { sharingOf } from "@/lib/db/sharing";
import { tableInfo } from "@/lib/db/tables";
import { placeIn } from "@/lib/history/replay/address";
import { replayGameOf } from "@/lib/history/replay/stored";
import { ClientMessages } from "@/lib/i18n/ClientMessages";
import { REPLAY_MESSAGES } from "@/lib/i18n/catalogue";

interface ReplayPageProps {
  readonly params: Promise<{ readonly gameId: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

// The table's link is the key to it: it must not wander into other sites' logs or into an index.
export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("replay"))("title"),
  robots: { index: false },
  referrer: "same-origin",
});

const NotYet = async ({ gameId }: { readonly gameId: string }) => {
  const t = await getTranslations("replay.running");
  return (
    <main className="mx-auto max-w-6xl px-4 sm:px-6" data-testid="not-yet">
      <BoardMessage flaps={t("flaps")} title={t("title")} text={t("text")}>
        <ButtonLink href={`/t/${gameId}`} kind="primary">
          {t("table")}
        </ButtonLink>
      </BoardMessage>
    </main>
  );
};

const ReplayPage = async ({ params, searchParams }: ReplayPageProps) => {
  const { gameId } = await params;
  const table = await tableInfo(gameId);
  if (table === null || table.status === "closed") notFound();
  const stored = await finishedGame(gameId);
  if (stored === null) return <NotYet gameId={gameId} />;
  const game = replayGameOf(stored);
  const sharing = await sharingOf(gameId, (await currentIdentity()).userId);
  return (
    <ClientMessages namespaces={REPLAY_MESSAGES}>
      <Replay
        game={game}
        table={table}
        start={placeIn(await searchParams, game.events.length, game.rules.players)}
        addressed
        sharing={sharing}
      />
    </ClientMessages>
  );
};
export default ReplayPage;
