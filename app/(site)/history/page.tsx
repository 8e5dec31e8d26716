import type { Metadata } from "next";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { FilterForm } from "@/components/history/FilterForm";
import { GameRow } from "@/components/history/GameRow";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Notice } from "@/components/ui/Notice";
import { Panel } from "@/components/ui/Panel";
import { guestName } from "@/lib/auth/guest";
import { currentIdentity } from "@/lib/auth/current";
import { listGames } from "@/lib/db/history";
import { database } from "@/lib/db/shared";
import { Users } from "@/lib/db/users";
import { ANY_GAMES, readGamesQuery, writeGamesQuery, type GamesQuery, type QueryFault } from "@/lib/history/list/query";
import { ClientMessages } from "@/lib/i18n/ClientMessages";
import { playerName } from "@/lib/i18n/usePlayerName";
import { isUserId } from "@/lib/protocol/user-id";

interface HistoryPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

const PAGE_LENGTH = 25;

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations("history"))("title") });

const Quick = ({ query, userId }: { readonly query: GamesQuery; readonly userId: string }) => {
  const t = useTranslations("history.quick");
  const lists = {
    all: ANY_GAMES,
    mine: { ...ANY_GAMES, player: userId },
    running: { ...ANY_GAMES, status: "running" },
  } as const;
  const now = writeGamesQuery({ ...query, after: null });
  return (
    <nav aria-label={t("label")} className="flex flex-wrap gap-2">
      {(["all", "mine", "running"] as const).map((name) => {
        const address = writeGamesQuery(lists[name]);
        return (
          <ButtonLink
            key={name}
            href={`/history${address}`}
            size="sm"
            aria-current={address === now ? "page" : undefined}
            kind={address === now ? "primary" : "secondary"}
          >
            {t(name)}
          </ButtonLink>
        );
      })}
    </nav>
  );
};

const Faults = ({ faults }: { readonly faults: readonly QueryFault[] }) => {
  const t = useTranslations("history");
  return faults.map(({ parameter, value }) => (
    <Notice key={parameter} kind="warn">
      {t("fault", { parameter, value })}
    </Notice>
  ));
};

/** The name behind a player's id; null where the query holds a name already. */
async function nameBehind(player: string | null): Promise<string | null> {
  if (player === null || !isUserId(player)) return null;
  const name = (await new Users(database()).name(player)) ?? guestName(player);
  return playerName(name, await getTranslations("site"));
}

const HistoryPage = async ({ searchParams }: HistoryPageProps) => {
  const given = Object.entries(await searchParams).flatMap(([name, value]): readonly (readonly [string, string])[] =>
    value === undefined ? [] : [[name, typeof value === "string" ? value : (value[0] ?? "")]],
  );
  const { query, faults } = readGamesQuery(given);
  const { userId } = await currentIdentity();
  const [{ games, next }, name, t, more] = await Promise.all([
    listGames(query, userId, PAGE_LENGTH),
    nameBehind(query.player),
    getTranslations("history"),
    getTranslations("rules-more"),
  ]);
  return (
    <ClientMessages namespaces={["site", "errors", "history"]}>
      <header className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_30rem]">
          <h1 className="text-3xl font-bold">{t("title")}</h1>
          <p className="mt-2 max-w-[44rem] text-quiet">{t("intro")}</p>
        </div>
        <ButtonLink href="/replay">{t("upload")}</ButtonLink>
      </header>
      <div className="grid gap-4">
        <Quick query={query} userId={userId} />
        <FilterForm query={query} playerName={name} />
        <Faults faults={faults} />
        {games.length === 0 ? (
          <Panel className="p-6">
            <h2 className="text-xl font-bold">{t("none")}</h2>
            <p className="mt-1 text-quiet">{t("noneText")}</p>
            <p className="mt-3">
              <Link href="/tutorial" className="underline underline-offset-4">
                {more("tutorialText")}
              </Link>
            </p>
          </Panel>
        ) : (
          <section aria-label={t("list")}>
            <ul className="divide-y divide-line rounded-lg border border-line bg-panel">
              {games.map((game) => (
                <li key={game.gameId}>
                  <GameRow game={game} viewer={userId} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="flex flex-wrap justify-between gap-3">
          {query.after === null ? (
            <span />
          ) : (
            <ButtonLink href={`/history${writeGamesQuery({ ...query, after: null })}`}>{t("first")}</ButtonLink>
          )}
          {next !== null && (
            <ButtonLink href={`/history${writeGamesQuery({ ...query, after: next })}`} data-testid="next-page">
              {t("older")}
            </ButtonLink>
          )}
        </div>
      </div>
    </ClientMessages>
  );
};
export default HistoryPage;
