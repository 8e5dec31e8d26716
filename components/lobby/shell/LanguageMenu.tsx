import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { LanguageButtons } from "@/components/language/LanguageButtons";
import { Icon } from "@/components/ui/Icon";
import { isLanguage, OWN_NAMES, SOURCE } from "@/lib/i18n/languages";

/** Opens the list of languages. The browser's own popover: it closes by Escape or a press elsewhere. */
export const LanguageMenu = () => {
  const t = useTranslations("language");
  const now = useLocale();
  const id = useId();
  const words = t("now", { language: OWN_NAMES[isLanguage(now) ? now : SOURCE] });
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={words}
        title={words}
        className="hidden size-10 place-items-center rounded-md hover:bg-wallet sm:inline-grid"
        data-testid="language-menu"
      >
        <Icon name="globe" size={20} />
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-auto top-14 right-4 m-0 mt-1 w-44 rounded-lg border border-line bg-panel p-1.5 text-ink shadow-tag supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:[position-area:bottom_span-left]"
      >
        <LanguageButtons
          className="flex flex-col"
          each="flex min-h-11 items-center rounded-md px-3 text-left hover:bg-wallet"
        />
      </div>
    </>
  );
};
