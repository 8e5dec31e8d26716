import type { Metadata } from "next";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Panel } from "@/components/ui/Panel";
import { REQUESTS_A_MINUTE } from "@/lib/protocol/api/description";

const DESCRIPTION = "/api/v1/openapi.json";
const EXAMPLE = "/api/v1/games?side=europe&players=4&limit=10";
const PATHS = [
  ["/api/v1/games", "games"],
  ["/api/v1/games/{gameId}", "game"],
  ["/api/v1/games/{gameId}/record", "record"],
  ["/api/v1/players/{playerId}", "player"],
  ["/api/v1/leaderboards", "leaderboards"],
] as const;
const CHAPTERS = ["pages", "limits", "errors", "private"] as const;

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations("api"))("title") });

const code = (words: ReactNode): ReactNode => <code className="font-mono">{words}</code>;

const DevelopersPage = () => {
  const t = useTranslations("api");
  return (
    <div className="max-w-[48rem]">
      <h1 className="text-3xl font-bold">{t("title")}</h1>
      <p className="mt-2 text-quiet">{t("intro")}</p>
      <h2 className="mt-8 mb-3 text-xl font-bold">{t("paths.title")}</h2>
      <Panel className="p-4 sm:p-5">
        <dl className="grid gap-3.5">
          {PATHS.map(([path, name]) => (
            <div key={path}>
              <dt className="font-mono font-bold break-all">{path}</dt>
              <dd className="mt-0.5 text-quiet">{t(`paths.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5">
          <ButtonLink href={DESCRIPTION} prefetch={false} kind="primary">
            {t("description")}
          </ButtonLink>
        </div>
      </Panel>
      <h2 className="mt-8 text-xl font-bold">{t("example.title")}</h2>
      <p className="mt-2">{t("example.text")}</p>
      <p className="mt-2">
        <a href={EXAMPLE} className="font-mono break-all underline underline-offset-4">
          {EXAMPLE}
        </a>
      </p>
      {CHAPTERS.map((chapter) => (
        <section key={chapter}>
          <h2 className="mt-8 text-xl font-bold">{t(`${chapter}.title`)}</h2>
          <p className="mt-2">{t.rich(`${chapter}.text`, { requests: REQUESTS_A_MINUTE, c: code })}</p>
        </section>
      ))}
      <h2 className="mt-8 text-xl font-bold">{t("record.title")}</h2>
      <p className="mt-2">
        {t("record.text")}{" "}
        <Link href="/replay" className="underline underline-offset-4">
          {t("record.replay")}
        </Link>
      </p>
    </div>
  );
};
export default DevelopersPage;
