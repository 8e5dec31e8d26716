import { useLocale, useTranslations } from "next-intl";
import { useCity } from "@/components/games/opensky/useCity";
import { Departures } from "@/components/lobby/home/Departures";
import { filmOf, type Film } from "@/components/lobby/home/hero/film";
import { HeroCaption } from "@/components/lobby/home/hero/HeroCaption";
import { HeroControls } from "@/components/lobby/home/hero/HeroControls";
import { HeroMap } from "@/components/lobby/home/hero/HeroMap";
import { HomeWords } from "@/components/lobby/home/HomeWords";
import { HowItPlays } from "@/components/lobby/home/HowItPlays";
import { Island } from "@/components/lobby/home/Island";
import { SiteFooter } from "@/components/lobby/shell/SiteFooter";
import { SiteNav } from "@/components/lobby/shell/SiteNav";
import { buttonClass } from "@/components/ui/button-class";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Icon } from "@/components/ui/Icon";
import { Mark } from "@/components/ui/Mark";
import { currentIdentity } from "@/lib/auth/current";
import { openTables, tablesOf } from "@/lib/db/tables";
import type { Namespace } from "@/lib/i18n/catalogue";
import { ClientMessages } from "@/lib/i18n/ClientMessages";

/** What the parts of this page that work in the browser say. */
const WORDS: readonly Namespace[] = ["site", "errors", "language", "home", "hero"];

const Hero = ({ film }: { readonly film: Film }) => {
  const t = useTranslations();
  const controls = { scenes: film.frames.length, still: film.still };
  return (
    <div className="relative flex flex-col items-start lg:max-w-145">
      <h1 className="flex items-center gap-3 sm:gap-4.5">
        <Mark size={74} className="size-14 sm:size-[74px]" />
        <span className="text-[clamp(3.25rem,15vw,5.75rem)] leading-none font-bold tracking-tight">{t("site.name")}</span>
      </h1>
      <p className="mt-4 text-lg tracking-tight sm:mt-6 sm:text-2xl">{t("site.tagline")}</p>
      <p className="mt-2 max-w-md text-quiet">{t("home.intro")}</p>
      <div className="mt-5 grid w-full grid-cols-2 gap-3 sm:mt-6 max-sm:[&>:nth-child(-n+2)]:col-span-2 sm:w-fit">
        {/* A plain form: the page need not have woken up to be in a game at once. */}
        <form action="/play" method="post" className="grid">
          <button type="submit" className={buttonClass("primary", "lg", false, true)} title={t("home.playNote")} data-testid="play">
            <Icon name="bot" size={22} />
            {t("home.play")}
          </button>
        </form>
        <ButtonLink href="/new" size="lg" data-testid="friends">
          <Icon name="people" size={22} />
          {t("home.friends")}
        </ButtonLink>
        <ButtonLink href="/#tables" size="lg">
          <Icon name="eye" size={22} />
          {t("home.watch")}
        </ButtonLink>
        <ButtonLink href="/tutorial" size="lg">
          <Icon name="book" size={22} />
          {t("home.learn")}
        </ButtonLink>
      </div>
      <section aria-label={t("hero.label")} className="mt-6 flex w-full items-start gap-3 lg:mt-7">
        <Island name="hero" props={controls}>
          <HeroControls {...controls} />
        </Island>
        <HeroCaption film={film} />
      </section>
    </div>
  );
};

const films = new Map<string, Film>();

/** The recorded game as this language labels it; laid out once. */
const useFilm = (): Film => {
  const locale = useLocale();
  const t = useTranslations("opensky-map");
  const cityName = useCity();
  const known = films.get(locale);
  const placeName = (id: string) => t(`place.${id}` as Parameters<typeof t>[0]);
  const film = known ?? filmOf({ signWord: (sign) => t(`sign.${sign}`), placeName, cityName });
  films.set(locale, film);
  return film;
};

type HomeProps = Pick<Parameters<typeof Departures>[0], "me" | "open" | "own">;

const Home = ({ me, open, own }: HomeProps) => {
  const film = useFilm();
  const tables = { me, open, own };
  return (
    <>
      <main className="relative overflow-hidden">
        <div className="absolute inset-x-0 top-0 h-100 lg:h-200">
          <HeroMap film={film} />
        </div>
        <div className="relative mx-auto flex max-w-[1280px] flex-col px-4 pt-4 pb-8 sm:px-6 lg:min-h-200 lg:px-14 lg:pt-5.5 lg:pb-0">
          <div className="flex justify-end">
            <div className="max-w-full min-w-0 rounded-lg border border-line bg-panel px-2">
              <Island name="nav" props={{ me }}>
                <SiteNav me={me} />
              </Island>
            </div>
          </div>
          <div className="mt-84 py-6 lg:mt-0 lg:flex-1 lg:pt-8 lg:pb-6">
            <Hero film={film} />
          </div>
          <Island name="departures" props={tables}>
            <Departures {...tables} />
          </Island>
        </div>
      </main>
      <HowItPlays />
      <SiteFooter wide />
    </>
  );
};

const HomePage = async () => {
  const me = await currentIdentity();
  const [open, own] = await Promise.all([openTables(), tablesOf(me.userId)]);
  return (
    <ClientMessages namespaces={WORDS}>
      <HomeWords namespaces={WORDS}>
        <Home me={me} open={open} own={[...own.playing, ...own.open]} />
      </HomeWords>
    </ClientMessages>
  );
};
export default HomePage;
