import { useTranslations } from "next-intl";
import { Badge } from "@/components/games/opensky/livery/pictures";
import { Panel } from "@/components/ui/Panel";
import type { Fairness } from "@/lib/protocol/table";

interface OriginProps {
  readonly commitment: string;
  readonly fairness: Fairness;
  /** By seat. */
  readonly names: readonly string[];
}

/** The seal, the secret behind it once it is opened, the players' parts and the seed. */
export const Origin = ({ commitment, fairness: { contributions, revealed }, names }: OriginProps) => {
  const t = useTranslations("check.origin");
  return (
    <Panel className="p-4 sm:p-5">
      <h2 className="text-lg font-bold">{t("title")}</h2>
      <dl className="mt-3 grid gap-3">
        <Value name={t("commitment")} hex={commitment} testId="commitment" />
        <Value name={t("secret")} hex={revealed?.serverBytes ?? null} closed={t("secretClosed")} testId="secret" />
        {contributions.map(({ bytes, by }, seat) => (
          <div key={seat} data-testid={`contribution-${seat}`} data-by={by}>
            <dt className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">
              <Badge seat={seat} size={16} />
              <span>{t("part", { name: names[seat] ?? "" })}</span>
              <span>({t("by", { by })})</span>
            </dt>
            <dd className="mt-0.5 font-mono text-sm break-all">{bytes}</dd>
          </div>
        ))}
        {revealed !== null && <Value name={t("seed")} hex={revealed.seed} testId="seed" />}
      </dl>
      <p className="mt-4 text-sm text-quiet">{t("note")}</p>
    </Panel>
  );
};

interface ValueProps {
  readonly name: string;
  readonly hex: string | null;
  /** Said instead while it is secret. */
  readonly closed?: string;
  readonly testId: string;
}

const Value = ({ name, hex, closed, testId }: ValueProps) => (
  <div data-testid={testId}>
    <dt className="text-sm text-quiet">{name}</dt>
    {hex === null ? <dd className="mt-0.5">{closed}</dd> : <dd className="mt-0.5 font-mono text-sm break-all">{hex}</dd>}
  </div>
);
