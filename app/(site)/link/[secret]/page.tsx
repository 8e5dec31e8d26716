import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { followLink } from "@/app/(site)/sign-in/actions";
import { LinkForm } from "@/components/account/LinkForm";
import { BoardMessage } from "@/components/lobby/shell/BoardMessage";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Panel } from "@/components/ui/Panel";
import { accounts } from "@/lib/auth/accounts/shared";
import { answersForm, currentVisit } from "@/lib/auth/current";
import { ClientMessages } from "@/lib/i18n/ClientMessages";

// The address is a key: it must not wander into other sites' logs or into an index.
export const metadata: Metadata = { robots: { index: false }, referrer: "no-referrer" };

const LinkPage = async ({ params }: { readonly params: Promise<{ readonly secret: string }> }) => {
  const { secret } = await params;
  const [visit, t] = await Promise.all([currentVisit(), getTranslations("account.link")]);
  const link = await accounts().mailed.look(visit, secret);
  if (link === null) {
    if (await answersForm()) return null;
    return (
      <BoardMessage flaps={t("overFlaps")} title={t("overTitle")} text={t("overText")}>
        <ButtonLink href="/sign-in" kind="primary">
          {t("again")}
        </ButtonLink>
      </BoardMessage>
    );
  }
  return (
    <ClientMessages namespaces={["site", "errors", "account"]}>
      <h1 className="mb-5 text-3xl font-bold">{t(`${link.purpose}Title`)}</h1>
      <Panel className="max-w-120 p-5 sm:p-6">
        <LinkForm followLink={followLink} link={link} secret={secret} />
      </Panel>
    </ClientMessages>
  );
};
export default LinkPage;
