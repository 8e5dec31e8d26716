import { useFormatter, useNow, useTranslations } from "next-intl";
import { BotMark } from "@/components/games/opensky/livery/BotMark";
import { Badge } from "@/components/games/opensky/livery/pictures";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Panel } from "@/components/ui/Panel";
import { botOf } from "@/lib/protocol/bots";
import type { TableInfo } from "@/lib/protocol/table";

/** One of the visitor's own tables, with how it stands or how it ended. */
export const GameCard = ({ table, userId }: { readonly table: TableInfo; readonly userId: string }) => {
  const t = useTranslations("games");
  const site = useTranslations("site");
  const format = useFormatter();
  const now = useNow();
  const { gameId, rules, players, status, progress, result, pace, rated, ending } = table;
  const running = status === "open" || status === "playing";
  return (
    <Panel className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3.5 sm:px-5">
      <div className="min-w-0 flex-[1_1_14rem]">
        <h3 className="font-bold">{t("rules", { side: site(`side.${rules.side}`), edition: rules.edition })}</h3>
        <p className="text-sm text-quiet">
          {status === "open" && t("waiting", { free: rules.players - players.length })}
          {status === "playing" && progress !== null && (
            t("month", { month: site("month", { month: String(progress.month) }) })
          )}
          {result !== null && <Verdict table={table} userId={userId} />}
          {(ending === "resignation" || ending === "agreement") && `, ${t("early", { ending })}`}
          {ending === "withoutResult" && t("noResult")}
          {" · "}
          {rated && `${site("rated", { rated: "true" })} · `}
          {pace !== "none" && `${site(`pace.${pace}`)} · `}
          {t("when", { when: format.relativeTime(new Date(table.createdAt), now) })}
        </p>
      </div>
      <ol className="flex flex-[2_1_20rem] flex-wrap gap-x-5 gap-y-1.5">
        {players.map((player, seat) => (
          <li key={player.userId} className="inline-flex min-w-0 items-center gap-1.5">
            {status !== "open" && <Badge seat={seat} size={20} />}
            <span className="max-w-40 truncate">{player.userId === userId ? t("you") : player.name}</span>
            <PlayerBot userId={player.userId} />
            {result !== null && <span className="font-mono font-bold">{format.number(result.scores[seat] ?? 0)}</span>}
          </li>
        ))}
      </ol>
      {status === "finished" && <ButtonLink href={`/t/${gameId}/replay`}>{t("replay")}</ButtonLink>}
      {status === "finished" && <ButtonLink href={`/t/${gameId}/check`}>{t("check")}</ButtonLink>}
      <ButtonLink href={`/t/${gameId}`} kind={running ? "primary" : "secondary"}>
        {t(running ? "back" : "look")}
      </ButtonLink>
    </Panel>
  );
};

const PlayerBot = ({ userId }: { readonly userId: string }) => {
  const bot = botOf(userId);
  return bot === null ? null : <BotMark level={bot.level} />;
};

const Verdict = ({ table, userId }: { readonly table: TableInfo; readonly userId: string }) => {
  const t = useTranslations("games");
  const format = useFormatter();
  const winners = table.result?.winners.flatMap((seat) => table.players[seat] ?? []) ?? [];
  const won = winners.some((winner) => winner.userId === userId);
  if (!won) return t("lost", { names: format.list(winners.map(({ name }) => name)) });
  return t(winners.length > 1 ? "shared" : "won");
};
