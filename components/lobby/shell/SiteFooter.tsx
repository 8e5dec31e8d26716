import Link from "next/link";
import { useTranslations } from "next-intl";
import { LanguageButtons } from "@/components/language/LanguageButtons";
import { cx } from "@/components/ui/cx";

interface SiteFooterProps {
  /** As wide as the first page, whose map takes more room than a page of words. */
  readonly wide?: boolean;
}

/** The foot of every page but the tables. */
export const SiteFooter = ({ wide = false }: SiteFooterProps) => {
  const t = useTranslations("site");
  const glossary = useTranslations("glossary");
  const more = useTranslations("rules-more");
  const links = [
    ["/rules#dice", t("footer.fair")],
    ["/history", t("nav.history")],
    ["/developers", t("footer.developers")],
    ["/tutorial", more("tutorial")],
    ["/rules", t("nav.rules")],
    ["/rules#rulings", t("footer.rulings")],
    ["/glossary", glossary("link")],
  ] as const;
  const width = cx("mx-auto px-4 sm:px-6", wide ? "max-w-[1280px] lg:px-14" : "max-w-6xl");
  return (
    <footer className="border-t border-line bg-panel text-sm text-quiet">
      <div className={cx(width, "flex flex-wrap gap-x-6 gap-y-1.5 py-5")}>
        <span className="mr-auto">{t("footer.line")}</span>
        {links.map(([href, words]) => (
          <Link key={href} href={href} className="hover:text-ink hover:underline">
            {words}
          </Link>
        ))}
      </div>
      <div className={cx(width, "pb-5")}>
        <LanguageButtons
          className="flex flex-wrap gap-x-5 border-t border-line pt-2"
          each="min-h-11 rounded-sm hover:text-ink hover:underline"
        />
      </div>
    </footer>
  );
};
