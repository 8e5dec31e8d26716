import { useTranslations } from "next-intl";
import { BoardMessage } from "@/components/lobby/shell/BoardMessage";
import { HeaderFrame } from "@/components/lobby/shell/HeaderFrame";
import { SiteFooter } from "@/components/lobby/shell/SiteFooter";
import { ButtonLink } from "@/components/ui/ButtonLink";

const Message = () => {
  const t = useTranslations("site");
  return (
    <BoardMessage flaps={t("notFound.flaps")} title={t("notFound.title")} text={t("notFound.text")}>
      <ButtonLink href="/" kind="primary">
        {t("notFound.home")}
      </ButtonLink>
      <ButtonLink href="/games">{t("nav.games")}</ButtonLink>
    </BoardMessage>
  );
};

// Every page brings the code of this one along: it goes without the ways through the site, which its footer has.
const NotFoundPage = () => (
  <div className="flex min-h-dvh flex-col">
    <HeaderFrame />
    <main className="w-full flex-1 px-4 sm:px-6">
      <Message />
    </main>
    <SiteFooter />
  </div>
);
export default NotFoundPage;
