import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Glossary } from "@/components/lobby/glossary/Glossary";
import type { Term } from "@/components/lobby/glossary/terms";
import { catalogue } from "@/lib/i18n/catalogue";
import { ClientMessages } from "@/lib/i18n/ClientMessages";
import { LANGUAGES, type Language } from "@/lib/i18n/languages";

type TermId = keyof (typeof catalogue.en.glossary)["terms"];

const TERM_IDS = Object.keys(catalogue.en.glossary.terms) as readonly TermId[];

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations("glossary"))("title") });

/** The terms in all languages: the one page that needs words of several. */
async function termsOf(): Promise<readonly Term[]> {
  const [t, ...all] = await Promise.all([
    getTranslations("glossary.terms"),
    ...LANGUAGES.map(async (locale) => [locale, await getTranslations({ locale, namespace: "glossary.terms" })] as const),
  ]);
  return TERM_IDS.map((id) => ({
    id,
    words: Object.fromEntries(all.map(([language, its]) => [language, its(`${id}.term`)])) as Record<Language, string>,
    word: t(`${id}.term`),
    meaning: t(`${id}.text`),
  }));
}

const GlossaryPage = async () => {
  const [t, terms] = await Promise.all([getTranslations("glossary"), termsOf()]);
  return (
    <ClientMessages namespaces={["site", "errors", "glossary"]}>
      <h1 className="text-3xl font-bold">{t("title")}</h1>
      <p className="mt-2.5 max-w-[44rem] text-quiet">{t("intro")}</p>
      <Glossary terms={terms} />
    </ClientMessages>
  );
};
export default GlossaryPage;
