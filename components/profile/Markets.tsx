import { useFormatter, useTranslations } from "next-intl";
import { Panel } from "@/components/ui/Panel";
import type { MarketFigures } from "@/lib/ratings/players";

/** What a player did in the markets, as averages and shares. */
export const Markets = ({ figures }: { readonly figures: MarketFigures }) => {
  const t = useTranslations("players.markets");
  const format = useFormatter();
  const { bids, won, fares, flashDeals, flashDealsWon, gambles, gamblesWon } = figures;
  const share = (part: number, whole: number) => ({
    value: whole === 0 ? "–" : t("percent", { share: part / whole }),
    note: t("of", { part, whole }),
  });
  const tiles = [
    {
      name: "fare",
      value: won === 0 ? "–" : format.number(Math.round(fares / won)),
      note: won === 0 ? t("fareNone") : null,
    },
    { name: "share", ...share(won, bids) },
    { name: "flash", ...share(flashDealsWon, flashDeals) },
    { name: "gambles", ...share(gamblesWon, gambles) },
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-2 gap-2.5 lg:grid-cols-4" data-testid="markets">
        {tiles.map(({ name, value, note }) => (
          <Panel key={name} className="flex flex-col-reverse justify-end gap-1 p-4">
            <dt className="text-sm text-quiet">{t(name)}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-mono text-2xl font-bold tabular-nums">{value}</span>
              {note !== null && <span className="text-sm text-quiet">{note}</span>}
            </dd>
          </Panel>
        ))}
      </dl>
      <p className="mt-2 text-sm text-quiet">{t("note")}</p>
    </>
  );
};
