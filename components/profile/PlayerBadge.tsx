import { Badge } from "@/components/games/opensky/livery/pictures";
import { usePlayerName } from "@/lib/i18n/usePlayerName";
import type { PlayerLook } from "@/lib/ratings/players";

/** The emblem that a player has chosen; until then a plain disc with the first letter of the name. Decoration only. */
export const PlayerBadge = ({
  player,
  size,
}: {
  readonly player: Pick<PlayerLook, "name" | "emblem">;
  readonly size: number;
}) => {
  const playerName = usePlayerName();
  return player.emblem === null ? (
      <span
        aria-hidden="true"
        className="inline-grid shrink-0 place-items-center rounded-full border border-hairon bg-wallet font-bold text-ink"
        style={{ width: size, height: size, fontSize: size * 0.46 }}
      >
        {[...playerName(player.name)][0]?.toUpperCase()}
      </span>
    ) : (
      <span aria-hidden="true" className="inline-flex shrink-0">
        <Badge seat={player.emblem} size={size} />
      </span>
    );
};
