import type { Metadata } from "next";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Also, Chapter, Figure, Paragraph, Points, Words } from "@/components/lobby/rules/Chapter";
import { Contents } from "@/components/lobby/rules/Contents";
import {
  ChanceTable,
  DiceFigure,
  DraftTable,
  HalfRuleFigure,
  HubFigure,
  MaterialFigure,
  PermitFigure,
  SnakeFigure,
} from "@/components/lobby/rules/figures";
import {
  FlashFigure,
  ItineraryFigure,
  ScoreFigure,
  SealedFigure,
  SeasonsFigure,
  StartFigure,
  SubsidyFigure,
} from "@/components/lobby/rules/more-figures";
import { RuleFinder } from "@/components/lobby/rules/search/RuleFinder";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Icon } from "@/components/ui/Icon";
import { ClientMessages } from "@/lib/i18n/ClientMessages";

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations("rules"))("title") });

const RULINGS = Array.from({ length: 18 }, (_, index) => index + 1);

const Rulings = () => {
  const t = useTranslations("rules-more");
  return (
    <ol className="grid max-w-[44rem] gap-2">
      {RULINGS.map((number) => (
        <li
          key={number}
          id={`ruling-${number}`}
          data-rule={t("ruling", { number })}
          className="flex scroll-mt-6 gap-3 rounded-md px-2.5 py-1.5 target:bg-panel target:shadow-[inset_3px_0_0_var(--sign)]"
        >
          <span className="w-6 shrink-0 text-right font-mono font-bold">{number}</span>
          <span>
            <Words of={`rulings.${number}`} />
          </span>
        </li>
      ))}
    </ol>
  );
};

interface RulesPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

/** The table from which the rules were opened; null where the address names none. */
const tableOf = (asked: string | readonly string[] | undefined): string | null =>
  typeof asked === "string" && /^[\w-]{1,64}$/.test(asked) ? asked : null;

const RulesPage = async ({ searchParams }: RulesPageProps) => {
  const [t, more, glossary, asked] = await Promise.all([
    getTranslations("rules"),
    getTranslations("rules-more"),
    getTranslations("glossary"),
    searchParams,
  ]);
  const table = tableOf(asked["table"]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
      <div className="grid content-start gap-3 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto lg:p-1">
        {table !== null && (
          <ButtonLink href={`/t/${table}`} kind="primary" data-testid="back-to-table">
            <Icon name="left" size={17} />
            {more("back")}
          </ButtonLink>
        )}
        <ClientMessages namespaces={["site", "errors", "rules-more"]}>
          <RuleFinder>
            <Contents />
          </RuleFinder>
        </ClientMessages>
      </div>
      <article className="grid gap-11">
        <header>
          <h1 className="text-3xl font-bold">{t("title")}</h1>
          <p className="mt-2.5 max-w-[44rem] text-quiet">
            <Words of="intro" />
          </p>
          <Link href="/glossary" className="mt-2.5 inline-block underline underline-offset-4">
            {glossary("rulesLink")}
          </Link>
          <p className="mt-5 flex max-w-[44rem] flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line bg-panel p-4">
            <span className="min-w-56 flex-1">{more("tutorialText")}</span>
            <ButtonLink href="/tutorial" data-testid="to-tutorial">
              {more("tutorial")}
            </ButtonLink>
          </p>
        </header>
        <Chapter id="idea">
          <Paragraph of="idea.p1" />
          <Paragraph of="idea.p2" />
        </Chapter>
        <Chapter id="material">
          <MaterialFigure />
          <Points
            of={["material.planes", "material.cards", "material.tokens", "material.flash", "material.regional"]}
          />
          <Paragraph of="material.p1" />
          <Paragraph of="material.p2" />
        </Chapter>
        <Chapter id="start">
          <Paragraph of="start.p1" />
          <Paragraph of="start.p2" />
          <StartFigure />
        </Chapter>
        <Chapter id="network">
          <Paragraph of="network.p1" />
          <SnakeFigure />
          <Paragraph of="network.p2" />
          <DraftTable />
          <Also of="network" />
          <Paragraph of="network.p3" />
          <Paragraph of="network.p4" />
          <SubsidyFigure />
        </Chapter>
        <Chapter id="europe">
          <Paragraph of="europe.p1" />
          <HubFigure />
          <Paragraph of="europe.p2" />
        </Chapter>
        <Chapter id="america">
          <Paragraph of="america.p1" />
          <PermitFigure />
          <Paragraph of="america.p2" />
        </Chapter>
        <Chapter id="market">
          <Paragraph of="market.p1" />
          <DiceFigure />
          <Also of="turnOrder" />
        </Chapter>
        <Chapter id="itineraries">
          <Paragraph of="itineraries.p1" />
          <Paragraph of="itineraries.p2" />
          <ItineraryFigure />
          <Also of="itineraries" />
        </Chapter>
        <Chapter id="fares">
          <Paragraph of="fares.p1" />
          <SealedFigure />
          <Also of="fares" />
          <Paragraph of="fares.p2" />
        </Chapter>
        <Chapter id="half">
          <Paragraph of="half.p1" />
          <Paragraph of="half.p2" />
          <HalfRuleFigure />
          <Paragraph of="half.p3" />
        </Chapter>
        <Chapter id="flash">
          <Paragraph of="flash.p1" />
          <FlashFigure />
          <Paragraph of="flash.p2" />
          <Also of="flashOrder" />
        </Chapter>
        <Chapter id="settle">
          <Paragraph of="settle.p1" />
          <Paragraph of="settle.p2" />
          <ChanceTable />
          <Paragraph of="settle.p3" />
          <Paragraph of="settle.p4" />
          <Also of="several" />
          <Paragraph of="settle.p5" />
        </Chapter>
        <Chapter id="leasing">
          <Paragraph of="leasing.p1" />
          <Also of="leasing" />
          <Paragraph of="leasing.p2" />
          <Figure>
            <p>{t("leasing.example")}</p>
          </Figure>
          <Paragraph of="leasing.p3" />
        </Chapter>
        <Chapter id="seasons">
          <Paragraph of="seasons.p1" />
          <SeasonsFigure />
        </Chapter>
        <Chapter id="scoring">
          <Paragraph of="scoring.p1" />
          <Points of={["scoring.fares", "scoring.subsidies", "scoring.ancillaries"]} />
          <ScoreFigure />
          <Paragraph of="scoring.p2" />
        </Chapter>
        <Chapter id="editions">
          <Paragraph of="editions.p1" />
          <Points of={["editions.batch2", "editions.batch1"]} />
        </Chapter>
        <Chapter id="dice">
          <Paragraph of="dice.p1" />
          <Paragraph of="dice.p2" />
        </Chapter>
        <Chapter id="rulings">
          <Paragraph of="rulings.p1" />
          <Also of="rulings" values={{ count: RULINGS.length }} />
          <Rulings />
        </Chapter>
        <div>
          <ButtonLink href="/new" kind="primary" size="lg">
            {t("play")}
          </ButtonLink>
        </div>
      </article>
    </div>
  );
};
export default RulesPage;
