import { useTranslations } from "next-intl";
import { BoardMessage } from "@/components/lobby/shell/BoardMessage";
import { SiteFooter } from "@/components/lobby/shell/SiteFooter";
import { SiteHeader } from "@/components/lobby/shell/SiteHeader";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { currentIdentity } from "@/lib/auth/current";

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

const NotFoundPage = async () => (
  <div className="flex min-h-dvh flex-col">
    <SiteHeader me={await currentIdentity()} />
    <main className="w-full flex-1 px-4 sm:px-6">
      <Message />
    </main>
    <SiteFooter />
  </div>
);
export default NotFoundPage;
