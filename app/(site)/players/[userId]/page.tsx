import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getFormatter, getTranslations } from "next-intl/server";
import { cache, type ReactNode } from "react";
import { BotMark } from "@/components/games/opensky/livery/BotMark";
import { Against } from "@/components/profile/Against";
import { CountryCode } from "@/components/profile/CountryCode";
import { LookForm } from "@/components/profile/LookForm";
import { Markets } from "@/components/profile/Markets";
import { PlayerBadge } from "@/components/profile/PlayerBadge";
import { RatingPanel } from "@/components/profile/RatingPanel";
import { Results } from "@/components/profile/Results";
import { Panel } from "@/components/ui/Panel";
import { currentIdentity } from "@/lib/auth/current";
import { player } from "@/lib/db/players/players";
import { ratingPoints, ratingsOf } from "@/lib/db/players/ratings";
import { figuresOf, headToHead, opponentsOf, resultsOf } from "@/lib/db/players/results";
import { ClientMessages } from "@/lib/i18n/ClientMessages";
import { botOf } from "@/lib/protocol/bots";
import { saveLook } from "./actions";

interface PlayerPageProps {
  readonly params: Promise<{ readonly userId: string }>;
  readonly searchParams: Promise<{ readonly against?: string | string[] }>;
}

const MOST_POINTS = 200;
const MOST_MET = 8;

const find = cache((userId: string) => player(userId));

export const generateMetadata = async ({ params }: PlayerPageProps): Promise<Metadata> => {
  const found = await find((await params).userId);
  return found === null ? {} : { title: found.name };
};

const Part = ({
  id,
  title,
  text,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}) => (
  <section id={id} aria-labelledby={`${id}-title`} className="mt-9 scroll-mt-6">
    <h2 id={`${id}-title`} className="text-xl font-bold">
      {title}
    </h2>
    {text !== undefined && <p className="mt-0.5 text-quiet">{text}</p>}
    <div className="mt-3">{children}</div>
  </section>
);

/** Everything the visitor may know about a player; numbers count the games that the visitor may see. */
const PlayerPage = async ({ params, searchParams }: PlayerPageProps) => {
  const [{ userId }, { against }] = await Promise.all([params, searchParams]);
  const [shown, me] = await Promise.all([find(userId), currentIdentity()]);
  if (shown === null) notFound();
  const mine = shown.userId === me.userId;
  const bot = botOf(shown.userId);
  const wanted = typeof against === "string" ? against : mine ? null : me.userId;
  const [t, format, ratings, results, figures, met, other] = await Promise.all([
    getTranslations("players"),
    getFormatter(),
    ratingsOf(userId),
    resultsOf(userId, me.userId),
    figuresOf(userId, me.userId),
    opponentsOf(userId, me.userId, MOST_MET),
    wanted === null || wanted === userId ? null : player(wanted),
  ]);
  const [points, duel] = await Promise.all([
    Promise.all(ratings.map(({ pool }) => ratingPoints(userId, pool, me.userId, MOST_POINTS))),
    other && headToHead(userId, other.userId, me.userId),
  ]);
  // Who has not met the visitor is not compared with them unasked.
  const compared =
    other !== null && duel !== null && (against !== undefined || duel.games > 0) ? { ...other, ...duel } : null;
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <PlayerBadge player={shown} size={56} />
        <div className="min-w-0">
          <h1 className="flex min-w-0 flex-wrap items-center gap-x-3 text-3xl font-bold">
            <span className="break-words" data-testid="player-name">
              {shown.name}
            </span>
            {shown.country !== null && <CountryCode country={shown.country} />}
          </h1>
          <p className="mt-0.5 text-quiet">
            {bot !== null ? (
              <BotMark level={bot.level} size={18} words />
            ) : shown.account ? (
              t("since", { date: format.dateTime(new Date(shown.since), { dateStyle: "long" }) })
            ) : (
              t("guest")
            )}
          </p>
        </div>
      </header>
      {mine && <p className="mt-3 max-w-3xl text-quiet">{t("youPrivate")}</p>}
      {shown.account && (
        <Part id="rating" title={t("rating.title")}>
          {ratings.length === 0 && <p className="text-quiet">{t("rating.none")}</p>}
          <div className="grid gap-4 lg:grid-cols-2">
            {ratings.map((rating, index) => (
              <RatingPanel key={rating.pool} rating={rating} points={points[index] ?? []} />
            ))}
          </div>
        </Part>
      )}
      <Part id="results" title={t("results.title")}>
        <Results userId={userId} name={shown.name} rows={results} />
      </Part>
      {results.length > 0 && (
        <>
          <Part id="markets" title={t("markets.title")}>
            <Markets figures={figures} />
          </Part>
          <Part id="against" title={t("against.title")} text={t("against.intro")}>
            <Against
              player={shown}
              met={met}
              other={compared}
              unknown={typeof against === "string" && other === null}
            />
          </Part>
        </>
      )}
      {mine && shown.account && (
        <Part id="look" title={t("look.title")} text={t("look.text")}>
          <Panel className="p-5">
            <ClientMessages namespaces={["players"]}>
              <LookForm look={shown} save={saveLook} />
            </ClientMessages>
          </Panel>
        </Part>
      )}
    </>
  );
};
export default PlayerPage;
