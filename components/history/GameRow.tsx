import Link from "next/link";
import { useTranslations } from "next-intl";
import { BotMark } from "@/components/games/opensky/livery/BotMark";
import { Badge } from "@/components/games/opensky/livery/pictures";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { Moment } from "@/components/ui/Moment";
import type { ListedGame, ListedSeat } from "@/lib/history/list/games";
import { ANY_GAMES, writeGamesQuery } from "@/lib/history/list/query";
import { botOf } from "@/lib/protocol/bots";
import { ShareSwitch } from "./ShareSwitch";

interface GameRowProps {
  readonly game: ListedGame;
  readonly viewer: string;
}

/** One game of a list: what was played, who won, and the way to see it. */
export function GameRow({ game, viewer }: GameRowProps) {
  const t = useTranslations("history");
  const site = useTranslations("site");
  const { gameId, rules, status, month, startedAt, seats, visibility, sharedAt } = game;
  const mine = seats.some(({ userId }) => userId === viewer);
  const sharable = mine && status === "finished" && (visibility === "link" || sharedAt !== null);
  return (
    <article
      className="grid gap-x-6 gap-y-2.5 px-4 py-3.5 sm:px-5 md:grid-cols-[12.5rem_minmax(0,1fr)_auto] md:items-center"
      data-testid="game"
      data-game={gameId}
    >
      <div>
        <h2 className="font-bold">{t("rules", { side: site(`side.${rules.side}`), edition: rules.edition })}</h2>
        <p className="text-sm text-quiet">
          <Moment at={startedAt} format={{ dateStyle: "medium", timeStyle: "short" }} />
          {game.rated && ` · ${site("rated", { rated: "true" })}`}
        </p>
      </div>
      <ol className="flex flex-wrap gap-x-5 gap-y-1">
        {seats.map((seat, place) => (
          <Seat key={seat.userId} seat={seat} place={place} />
        ))}
      </ol>
      <div className="flex items-center gap-3 md:justify-end">
        <span className="mr-auto text-sm text-quiet md:mr-0">
          {status === "playing" && month !== null
            ? t("month", { month: site("month", { month: String(month) }) })
            : game.ending === "withoutResult" && t("withoutResult")}
          {status === "finished" && visibility === "link" && (
            <span className="inline-flex items-center gap-1.5">
              <Icon name="lock" size={15} />
              {t("private")}
            </span>
          )}
        </span>
        {status === "finished" ? (
          <ButtonLink href={`/t/${gameId}/replay`} size="sm" prefetch={false}>
            {t("replay")}
          </ButtonLink>
        ) : (
          <ButtonLink href={`/t/${gameId}`} size="sm" kind="primary" prefetch={false}>
            {t("watch")}
          </ButtonLink>
        )}
      </div>
      {sharable && (
        <div className="md:col-span-3">
          <ShareSwitch gameId={gameId} shared={sharedAt !== null} />
        </div>
      )}
    </article>
  );
}

function Seat({
  seat: { userId, name, score, place: rank },
  place,
}: {
  readonly seat: ListedSeat;
  readonly place: number;
}) {
  const t = useTranslations("history");
  const bot = botOf(userId);
  return (
    <li className="inline-flex min-w-0 items-center gap-1.5">
      <Badge seat={place} size={20} />
      <Link
        href={`/history${writeGamesQuery({ ...ANY_GAMES, player: userId })}`}
        prefetch={false}
        aria-label={t("games", { name })}
        className={cx("max-w-36 truncate rounded-sm underline-offset-4 hover:underline", rank === 1 && "font-bold")}
      >
        {name}
      </Link>
      {bot !== null && <BotMark level={bot.level} />}
      {score !== null && <span className={cx("font-mono", rank === 1 && "font-bold")}>{score}</span>}
      {rank === 1 && (
        <span className="text-accent">
          <Icon name="trophy" size={16} />
          <span className="sr-only">{t("winner")}</span>
        </span>
      )}
    </li>
  );
}
