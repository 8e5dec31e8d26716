import Link from "next/link";
import { useTranslations } from "next-intl";
import { addressOf } from "@/components/leaderboards/address";
import { Moment } from "@/components/ui/Moment";
import { Panel } from "@/components/ui/Panel";
import { mainLadder } from "@/lib/ratings/ladder";
import type { PoolRating, RatingPoint } from "@/lib/ratings/players";
import { points as read } from "@/lib/ratings/points";
import { RatingPlot } from "./RatingPlot";

interface RatingPanelProps {
  readonly rating: PoolRating;
  /** After the last games, the newest last. */
  readonly points: readonly RatingPoint[];
}

/** A player's rating of one pool: now, over the last games as a picture, and the same as a table. */
export const RatingPanel = ({ rating, points }: RatingPanelProps) => {
  const t = useTranslations("players.rating");
  const ratings = useTranslations("ratings");
  const { pool, mu, sigma, games, established } = rating;
  return (
    <Panel className="grid content-start gap-4 p-5" data-testid={`rating-${pool}`}>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="w-full font-bold">{ratings(`pool.${pool}`)}</h3>
        <p className="font-mono text-2xl font-bold tabular-nums" data-testid={`rating-value-${pool}`}>
          {t("value", { rating: read(mu), uncertainty: read(sigma) })}
        </p>
        <p className="text-quiet">
          {t("games", { games })}
          {!established && `, ${t("provisional")}`}
        </p>
        {established && (
          <Link href={addressOf(mainLadder(pool))} className="text-sm underline underline-offset-4">
            {t("board")}
          </Link>
        )}
      </div>
      <figure>
        <figcaption className="mb-3 text-sm text-quiet">
          {t("plot", { pool })}
          {points.length < games && ` ${t("last", { games: points.length })}`} {t("band")}
        </figcaption>
        <RatingPlot points={points} />
      </figure>
      <details>
        <summary className="cursor-pointer text-sm text-quiet hover:text-ink">{t("table")}</summary>
        <PointsTable points={points} />
      </details>
    </Panel>
  );
};

const CELL = "py-1.5 pr-4 text-left last:pr-0";

const PointsTable = ({ points }: { readonly points: readonly RatingPoint[] }) => {
  const t = useTranslations("players.rating");
  return (
    <div className="mt-2 max-h-72 overflow-auto" tabIndex={0} role="group" aria-label={t("table")}>
      <table className="w-full border-collapse text-sm">
        <thead className="text-quiet">
          <tr className="border-b border-line">
            {(["when", "place", "ratingColumn", "uncertaintyColumn", "game"] as const).map((column) => (
              <th key={column} scope="col" className={`${CELL} font-normal`}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ at, place, players, mu, sigma, gameId }, index) => (
            <tr key={index} className="border-b border-line last:border-b-0">
              <td className={CELL}><Moment at={at} format={{ dateStyle: "medium" }} /></td>
              <td className={CELL}>{t("placeOf", { place, players })}</td>
              <td className={`${CELL} font-mono`}>{read(mu)}</td>
              <td className={`${CELL} font-mono`}>{`±${read(sigma)}`}</td>
              <td className={CELL}>
                {gameId === null ? (
                  <span className="text-quiet">{t("hidden")}</span>
                ) : (
                  <Link href={`/t/${gameId}`} className="underline underline-offset-4">
                    {t("look")}
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
