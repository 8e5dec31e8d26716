import { useTranslations } from "next-intl";
import { Departures } from "@/components/lobby/home/Departures";
import { HeroMap } from "@/components/lobby/home/HeroMap";
import { SiteFooter } from "@/components/lobby/shell/SiteFooter";
import { SiteNav } from "@/components/lobby/shell/SiteNav";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Icon } from "@/components/ui/Icon";
import { Mark } from "@/components/ui/Mark";
import { currentIdentity } from "@/lib/auth/current";
import { openTables, tablesOf } from "@/lib/db/tables";
import { ClientMessages } from "@/lib/i18n/ClientMessages";

const Hero = () => {
  const t = useTranslations();
  return (
    <div className="relative flex flex-col items-start lg:max-w-150">
      <h1 className="flex items-center gap-3 sm:gap-4.5">
        <Mark size={74} className="size-14 sm:size-[74px]" />
        <span className="text-[clamp(3.25rem,15vw,5.75rem)] leading-none font-bold tracking-tight">{t("site.name")}</span>
      </h1>
      <p className="mt-5 text-lg tracking-tight sm:mt-7 sm:text-2xl">{t("site.tagline")}</p>
      <p className="mt-2.5 max-w-md text-quiet">{t("home.intro")}</p>
      <div className="mt-6 grid w-full grid-cols-2 gap-3 sm:mt-7.5 sm:flex sm:w-auto [&>:first-child]:col-span-2">
        <ButtonLink href="/new" kind="primary" size="lg" data-testid="play">
          {t("home.play")}
        </ButtonLink>
        <ButtonLink href="/#tables" size="lg">
          <Icon name="eye" size={22} />
          {t("home.watch")}
        </ButtonLink>
        <ButtonLink href="/rules" size="lg">
          <Icon name="book" size={22} />
          {t("home.learn")}
        </ButtonLink>
      </div>
    </div>
  );
};

const HomePage = async () => {
  const me = await currentIdentity();
  const [open, own] = await Promise.all([openTables(), tablesOf(me.userId)]);
  return (
    <ClientMessages namespaces={["site", "errors", "home", "opensky-map"]}>
      <main className="relative overflow-hidden lg:min-h-200">
        <div className="h-100 lg:absolute lg:inset-x-0 lg:top-0 lg:h-200">
          <HeroMap />
        </div>
        <div className="mx-auto flex max-w-[1280px] flex-col px-4 pb-8 sm:px-6 lg:relative lg:px-14 lg:pb-0">
          <div className="absolute top-0 right-4 z-10 flex justify-end pt-4 sm:right-6 lg:static lg:pt-5.5">
            <div className="rounded-lg border border-line bg-panel px-2">
              <SiteNav me={me} />
            </div>
          </div>
          <div className="py-6 lg:h-131 lg:pt-12 lg:pb-0">
            <Hero />
          </div>
          <Departures me={me} open={open} own={[...own.playing, ...own.open]} />
        </div>
      </main>
      <SiteFooter />
    </ClientMessages>
  );
};
export default HomePage;
