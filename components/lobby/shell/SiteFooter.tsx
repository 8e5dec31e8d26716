import Link from "next/link";
import { useTranslations } from "next-intl";
import { LanguageButtons } from "@/components/language/LanguageButtons";

/** The foot of every page but the tables. */
export const SiteFooter = () => {
  const t = useTranslations("site");
  const glossary = useTranslations("glossary");
  const more = useTranslations("rules-more");
  return (
    <footer className="border-t border-line bg-panel text-sm text-quiet">
      <div className="mx-auto flex max-w-6xl flex-wrap gap-x-6 gap-y-1.5 px-4 py-5 sm:px-6">
        <span className="mr-auto">{t("footer.line")}</span>
        <Link href="/rules#dice" className="hover:text-ink hover:underline">
          {t("footer.fair")}
        </Link>
        <Link href="/history" className="hover:text-ink hover:underline">
          {t("nav.history")}
        </Link>
        <Link href="/developers" className="hover:text-ink hover:underline">
          {t("footer.developers")}
        </Link>
        <Link href="/tutorial" className="hover:text-ink hover:underline">
          {more("tutorial")}
        </Link>
        <Link href="/rules" className="hover:text-ink hover:underline">
          {t("nav.rules")}
        </Link>
        <Link href="/rules#rulings" className="hover:text-ink hover:underline">
          {t("footer.rulings")}
        </Link>
        <Link href="/glossary" className="hover:text-ink hover:underline">
          {glossary("link")}
        </Link>
      </div>
      <div className="mx-auto max-w-6xl px-4 pb-5 sm:px-6">
        <LanguageButtons
          className="flex flex-wrap gap-x-5 border-t border-line pt-2"
          each="min-h-11 rounded-sm hover:text-ink hover:underline"
        />
      </div>
    </footer>
  );
};
