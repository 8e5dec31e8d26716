import { useLocale, useTranslations } from "next-intl";
import { LanguageButtons } from "@/components/language/LanguageButtons";
import { Icon } from "@/components/ui/Icon";
import { isLanguage, OWN_NAMES, SOURCE } from "@/lib/i18n/languages";
import { MENU_ROW } from "./MenuItem";

/** The languages, folded, in the table's menu: the game goes on in the one chosen. */
export const LanguageItem = () => {
  const t = useTranslations("language");
  const now = useLocale();
  return (
    <details>
      <summary className={`${MENU_ROW} list-none [&::-webkit-details-marker]:hidden`} data-testid="language-item">
        <Icon name="globe" size={20} />
        {t("now", { language: OWN_NAMES[isLanguage(now) ? now : SOURCE] })}
      </summary>
      <LanguageButtons
        className="flex flex-col pl-8"
        each="flex min-h-11 items-center rounded-md px-3 text-left hover:bg-wallet"
      />
    </details>
  );
};
