"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Notice } from "@/components/ui/Notice";
import { LANGUAGES, OWN_NAMES } from "@/lib/i18n/languages";
import { AccountForm } from "./AccountForm";
import type { FormAction } from "./form-state";
import { useAccountForm } from "./useAccountForm";

interface OwnLanguageProps {
  readonly locale: string;
  /** Was chosen just now. */
  readonly saved: boolean;
  readonly changeLanguage: FormAction;
}

/** Chooses the language. */
export const OwnLanguage = ({ locale, saved, changeLanguage }: OwnLanguageProps) => {
  const t = useTranslations("account.own");
  const form = useAccountForm(changeLanguage);
  const id = useId();
  return (
    <AccountForm form={form} button={t("languageSave")} kind="secondary" testId="language">
      <label htmlFor={id} className="font-bold">
        {t("language")}
      </label>
      <select
        id={id}
        name="language"
        defaultValue={locale}
        className="min-h-11 w-56 rounded-lg border border-hairon bg-panel px-3 text-base text-ink"
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {OWN_NAMES[one]}
          </option>
        ))}
      </select>
      {saved && <Notice kind="good">{t("languageSaved")}</Notice>}
    </AccountForm>
  );
};
