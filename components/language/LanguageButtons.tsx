import { useLocale, useTranslations } from "next-intl";
import { cx } from "@/components/ui/cx";
import { LANGUAGES, OWN_NAMES } from "@/lib/i18n/languages";

interface LanguageButtonsProps {
  /** Of the list and of each button. */
  readonly className?: string;
  readonly each?: string;
}

/** The site's languages, each called what it is called in itself. A plain form: the page comes back in the one chosen. */
export const LanguageButtons = ({ className = "", each = "" }: LanguageButtonsProps) => {
  const t = useTranslations("language");
  const now = useLocale();
  return (
    <form method="post" action="/language" aria-label={t("label")} className={className} data-testid="languages">
      {LANGUAGES.map((language) => (
        <button
          key={language}
          name="language"
          value={language}
          lang={language}
          aria-current={language === now}
          className={cx(each, language === now && "font-bold text-ink underline decoration-sign decoration-[3px] underline-offset-4")}
          data-testid={`language-${language}`}
        >
          {OWN_NAMES[language]}
        </button>
      ))}
    </form>
  );
};
