"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/Button";
import { Field } from "@/components/ui/Field";
import { LANGUAGES, OWN_NAMES } from "@/lib/i18n/languages";
import { TermRow } from "./TermRow";
import { type Order, type Term, termsFor } from "./terms";

/** The words of the game side by side; typing finds them in any language. */
export const Glossary = ({ terms }: { readonly terms: readonly Term[] }) => {
  const t = useTranslations("glossary");
  const locale = useLocale();
  const [typed, setTyped] = useState("");
  const [order, setOrder] = useState<Order>("play");
  const id = useId();
  const found = termsFor(terms, typed, order);
  const others = LANGUAGES.filter((language) => !locale.startsWith(language));
  return (
    <>
      <div className="mt-7 grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,24rem)_auto] sm:justify-between">
        <Field
          label={t("filter")}
          hint={t("filterHint")}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          data-testid="glossary-filter"
        />
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="font-bold">
            {t("order")}
          </label>
          <select
            id={id}
            value={order}
            onChange={(event) => setOrder(LANGUAGES.find((one) => one === event.target.value) ?? "play")}
            className="min-h-11 rounded-lg border border-hairon bg-panel px-3 text-base text-ink"
            data-testid="glossary-order"
          >
            <option value="play">{t("sortPlay")}</option>
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {t("orderOf", { language: OWN_NAMES[language] })}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p role="status" className="mt-4 text-sm text-quiet" data-testid="glossary-count">
        {found.length === 0 ? t("none", { typed: typed.trim() }) : t("found", { count: found.length })}
      </p>
      {found.length === 0 && (
        <div className="mt-3">
          <Button onClick={() => setTyped("")}>{t("clear")}</Button>
        </div>
      )}
      <ul aria-label={t("table")} className="mt-2 border-t border-line">
        {found.map((term) => (
          <TermRow key={term.id} term={term} others={others} />
        ))}
      </ul>
    </>
  );
};
