import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { BoardMessage } from "@/components/lobby/shell/BoardMessage";
import { ButtonLink } from "@/components/ui/ButtonLink";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("account"))("goodbye.title"),
});

const GoodbyePage = () => {
  const t = useTranslations("account.goodbye");
  return (
    <BoardMessage flaps={t("flaps")} title={t("heading")} text={t("text")}>
      <ButtonLink href="/" kind="primary">
        {t("home")}
      </ButtonLink>
    </BoardMessage>
  );
};
export default GoodbyePage;
