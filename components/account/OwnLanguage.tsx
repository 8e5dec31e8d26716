"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Notice } from "@/components/ui/Notice";
import { AccountForm } from "./AccountForm";
import type { FormAction } from "./form-state";
import { useAccountForm } from "./useAccountForm";

interface OwnLanguageProps {
  readonly locale: string;
  readonly locales: readonly string[];
  readonly changeLanguage: FormAction;
}

/** What a language is called in itself. */
const nameOf = (locale: string): string => new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale;

/** Chooses the language. */
export const OwnLanguage = ({ locale, locales, changeLanguage }: OwnLanguageProps) => {
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
        {locales.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
      {form.state.done && <Notice kind="good">{t("languageSaved")}</Notice>}
    </AccountForm>
  );
};
