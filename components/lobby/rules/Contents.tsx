import { useTranslations } from "next-intl";
import { CHAPTERS } from "./Chapter";

const Links = () => {
  const t = useTranslations("rules");
  return (
    <ol className="grid gap-0.5">
      {CHAPTERS.map((id) => (
        <li key={id}>
          <a href={`#${id}`} className="block rounded-md px-2.5 py-1.5 text-quiet hover:bg-panel hover:text-ink">
            {t(`${id}.title`)}
          </a>
        </li>
      ))}
    </ol>
  );
};

/** The ways within the rules: beside them on a wide page, folded above them on a narrow one. */
export const Contents = () => {
  const t = useTranslations("rules");
  return (
    <>
      <details className="rounded-lg border border-line bg-panel p-3.5 lg:hidden">
        <summary className="font-bold">{t("contents")}</summary>
        <nav aria-label={t("contents")} className="mt-2">
          <Links />
        </nav>
      </details>
      <nav aria-label={t("contents")} className="hidden lg:block">
        <Links />
      </nav>
    </>
  );
};
