import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { addressOf, readAddress } from "@/components/leaderboards/address";
import { Board } from "@/components/leaderboards/Board";
import { BoardChoice } from "@/components/leaderboards/BoardChoice";
import { HowItWorks } from "@/components/leaderboards/HowItWorks";
import { OwnPlace } from "@/components/leaderboards/OwnPlace";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { currentIdentity } from "@/lib/auth/current";
import { firstRatedAt, leaderboard, ownStanding } from "@/lib/db/ratings/leaderboard";
import { EVER, seasonsBetween } from "@/lib/ratings/ladder";
import { ESTABLISHED_SIGMA } from "@/lib/ratings/maths";

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations("ratings"))("title") });

interface LeaderboardsPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

const PAGE_LENGTH = 50;
const SEASONS_SHOWN = 4;

const LeaderboardsPage = async ({ searchParams }: LeaderboardsPageProps) => {
  const { ladder, page } = readAddress(await searchParams);
  const me = await currentIdentity();
  const now = new Date();
  const [{ rows, more }, own, first, t] = await Promise.all([
    leaderboard(ladder, (page - 1) * PAGE_LENGTH, PAGE_LENGTH),
    me.account ? ownStanding(ladder, me.userId) : null,
    firstRatedAt(),
    getTranslations("ratings"),
  ]);
  const recent = seasonsBetween(first ?? now, now, SEASONS_SHOWN);
  const seasons = [EVER, ...recent].includes(ladder.season) ? recent : [...recent, ladder.season];
  const listed = rows.some(({ userId }) => userId === me.userId);
  const place = listed ? null : (
    <OwnPlace ladder={ladder} account={me.account} own={own} pageLength={PAGE_LENGTH} limit={ESTABLISHED_SIGMA} />
  );
  return (
    <>
      <h1 className="text-3xl font-bold">{t("title")}</h1>
      <p className="mt-2 mb-6 max-w-2xl text-quiet">{t("intro")}</p>
      <BoardChoice ladder={ladder} seasons={seasons} />
      <div className="mt-6">
        {rows.length === 0 ? (
          <div className="overflow-hidden rounded-lg border border-line bg-panel" data-testid="empty">
            <div className="px-4 py-6">
              <h2 className="text-xl font-bold">{t("empty")}</h2>
              <p className="mt-1 text-quiet">{t("emptyText")}</p>
            </div>
            {place}
          </div>
        ) : (
          <Board rows={rows} userId={me.userId} own={place} />
        )}
      </div>
      {(page > 1 || more) && (
        <nav aria-label={t("paging")} className="mt-4 flex items-center gap-3">
          {page > 1 && <ButtonLink href={addressOf(ladder, page - 1)}>{t("previous")}</ButtonLink>}
          <span className="text-quiet">{t("page", { page })}</span>
          {more && <ButtonLink href={addressOf(ladder, page + 1)}>{t("next")}</ButtonLink>}
        </nav>
      )}
      <HowItWorks limit={ESTABLISHED_SIGMA} />
    </>
  );
};
export default LeaderboardsPage;
