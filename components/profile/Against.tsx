import Link from "next/link";
import { useTranslations } from "next-intl";
import { cx } from "@/components/ui/cx";
import { Panel } from "@/components/ui/Panel";
import { usePlayerName } from "@/lib/i18n/usePlayerName";
import type { HeadToHead, Opponent, Player } from "@/lib/ratings/players";
import { historyAddress } from "./history-address";

interface AgainstProps {
  readonly player: Player;
  /** Whom the player has met most often. */
  readonly met: readonly Opponent[];
  /** Against whom the player is compared; null where nobody was chosen. */
  readonly other: (HeadToHead & Pick<Player, "userId" | "name">) | null;
  /** Somebody was asked for who has no page. */
  readonly unknown: boolean;
}

/** How a player stands against another, and the players most often met to choose from. */
export const Against = ({ player, met, other, unknown }: AgainstProps) => {
  const t = useTranslations("players.against");
  const playerName = usePlayerName();
  if (met.length === 0 && other === null && !unknown) return <p className="text-quiet">{t("none")}</p>;
  return (
    <Panel className="grid gap-5 p-5" data-testid="against">
      {unknown && <p className="text-warn">{t("unknown")}</p>}
      {other !== null && <Duel player={player} other={other} />}
      {met.length > 0 && (
        <nav aria-label={t("met")}>
          <h3 className="mb-2 text-sm text-quiet">{t("met")}</h3>
          <ul className="flex flex-wrap gap-1.5">
            {met.map(({ userId, name, games }) => (
              <li key={userId}>
                <Link
                  href={`/players/${player.userId}?against=${userId}#against`}
                  aria-current={userId === other?.userId ? "true" : undefined}
                  className={cx(
                    "inline-flex min-h-10 items-center gap-2 rounded-md border px-3",
                    userId === other?.userId ? "border-accent font-bold" : "border-line hover:border-ink",
                  )}
                >
                  <span className="max-w-40 truncate">{playerName(name)}</span>
                  <span className="font-mono text-sm text-quiet">{games}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Panel>
  );
};

const Duel = ({ player, other }: { readonly player: Player; readonly other: NonNullable<AgainstProps["other"]> }) => {
  const t = useTranslations("players.against");
  const playerName = usePlayerName();
  const [name, rival] = [playerName(player.name), playerName(other.name)];
  const { ahead, level, behind, games } = other;
  const columns = [
    { words: t("ahead", { name }), count: ahead, colour: "bg-accent" },
    { words: t("level"), count: level, colour: "bg-hair" },
    { words: t("behind", { name: rival }), count: behind, colour: "bg-sign" },
  ];
  return (
    <div className="grid gap-2.5" data-testid="duel">
      <p className="text-lg font-bold">
        {name}
        <span className="px-2 font-normal text-quiet">:</span>
        <Link href={`/players/${other.userId}`} className="hover:underline">
          {rival}
        </Link>
      </p>
      {games > 0 && (
        <>
          <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-sm">
            {columns.map(({ words, count, colour }) => (
              <span key={words} className={colour} style={{ flexGrow: count }} />
            ))}
          </div>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {columns.map(({ words, count, colour }) => (
              <li key={words} className="inline-flex items-center gap-2">
                <span aria-hidden="true" className={cx("size-2.5 rounded-full", colour)} />
                {words}
                <span className="font-mono font-bold">{count}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="text-sm text-quiet">
        {games === 0 ? (
          t("games", { games })
        ) : (
          <Link
            href={historyAddress({ player: player.userId, opponent: other.userId })}
            className="underline underline-offset-4"
          >
            {t("games", { games })}
          </Link>
        )}
      </p>
    </div>
  );
};
