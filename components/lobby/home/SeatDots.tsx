import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/games/opensky/livery/pictures";
import { usePlayerName } from "@/lib/i18n/usePlayerName";
import type { TableInfo } from "@/lib/protocol/table";

const SIZE = 22;

const initial = (name: string) => [...name.trim()][0]?.toUpperCase() ?? "?";

/** Who sits at a table: initials until the seats are drawn, then the airlines; rings are free seats. */
export const SeatDots = ({ table }: { readonly table: TableInfo }) => {
  const t = useTranslations("home.board");
  const format = useFormatter();
  const playerName = usePlayerName();
  const { players, rules, status } = table;
  const words = t("seated", {
    taken: players.length,
    all: rules.players,
    names: format.list(players.map(({ name }) => playerName(name))),
  });
  return (
    <span className="flex items-center gap-1.5" title={words}>
      <span className="sr-only">{words}</span>
      {Array.from({ length: rules.players }, (_, place) => {
        const player = players[place];
        if (player === undefined) return <FreeSeat key={place} />;
        if (status !== "open") return <Badge key={place} seat={place} size={SIZE} />;
        return (
          <span
            key={place}
            aria-hidden="true"
            className="grid size-[22px] place-items-center rounded-full bg-boardq text-xs font-bold text-board"
          >
            {initial(playerName(player.name))}
          </span>
        );
      })}
    </span>
  );
};

const FreeSeat = () => (
  <svg width={SIZE} height={SIZE} viewBox="0 0 22 22" aria-hidden="true">
    <circle cx="11" cy="11" r="9.5" fill="none" stroke="var(--boardq)" strokeWidth="1.5" strokeDasharray="3 3" />
  </svg>
);
