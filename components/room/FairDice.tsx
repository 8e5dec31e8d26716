import { useTranslations } from "next-intl";

/** Why nobody can choose the dice, and the seal to check it by. */
export const FairDice = ({ commitment }: { readonly commitment: string }) => {
  const t = useTranslations("room.fair");
  return (
    <details className="mt-1">
      <summary className="w-fit rounded-sm text-ink underline underline-offset-4">{t("title")}</summary>
      <p className="mt-2">{t("text")}</p>
      <p className="mt-1.5 font-mono text-xs break-all">{commitment}</p>
    </details>
  );
};
