import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { OwnAddress } from "@/components/account/OwnAddress";
import { Remove, SignOut } from "@/components/account/OwnExit";
import { OwnLanguage } from "@/components/account/OwnLanguage";
import { OwnLogins } from "@/components/account/OwnLogins";
import { OwnName } from "@/components/account/OwnName";
import { OwnPassword } from "@/components/account/OwnPassword";
import { ProblemNotice } from "@/components/account/ProblemNotice";
import { Section } from "@/components/account/Section";
import { buttonClass } from "@/components/ui/button-class";
import { accounts } from "@/lib/auth/accounts/shared";
import { answersForm, currentIdentity, currentVisit, readsOutbox } from "@/lib/auth/current";
import { servicesOf } from "@/lib/auth/providers";
import { ClientMessages } from "@/lib/i18n/ClientMessages";
import * as actions from "./actions";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("account"))("own.title"),
});

interface AccountPageProps {
  readonly searchParams: Promise<{ readonly problem?: string; readonly saved?: string }>;
}

const AccountPage = async ({ searchParams }: AccountPageProps) => {
  const { serviceKeys, mail, own: ownDesk } = accounts();
  const own = await ownDesk.show(await currentVisit());
  if (own === null) return (await answersForm()) ? null : redirect("/sign-in?to=/account");
  const [{ problem, saved }, me, t, locale, outbox] = await Promise.all([
    searchParams,
    currentIdentity(),
    getTranslations("account.own"),
    getLocale(),
    readsOutbox(),
  ]);
  const services = servicesOf(serviceKeys);
  return (
    <ClientMessages namespaces={["site", "errors", "account"]}>
      <h1 className="text-3xl font-bold">{t("title")}</h1>
      <p className="mt-2 mb-7 text-quiet">{t("intro")}</p>
      <div className="grid gap-4">
        <ProblemNotice code={problem} />
        <Section title={t("nameTitle")} text={t("nameText")}>
          <OwnName me={me} />
        </Section>
        <Section title={t("addressTitle")}>
          <OwnAddress
            own={own}
            changeAddress={actions.changeAddress}
            confirmAgain={actions.confirmAgain}
            mails={mail !== "none"}
            outbox={outbox}
          />
        </Section>
        <Section title={t("passwordTitle")} text={own.hasPassword ? t("hasPassword") : t("noPassword")}>
          <OwnPassword hasPassword={own.hasPassword} changePassword={actions.changePassword} />
        </Section>
        {(services.length > 0 || own.logins.length > 0) && (
          <Section title={t("loginsTitle")} text={t("loginsText")}>
            <OwnLogins logins={own.logins} services={services} removeLogin={actions.removeLogin} />
          </Section>
        )}
        <Section title={t("languageTitle")} text={t("languageText")}>
          <OwnLanguage locale={locale} saved={saved === "language"} changeLanguage={actions.changeLanguage} />
        </Section>
        <Section title={t("dataTitle")} text={t("dataText")}>
          <a href="/account/data" download className={buttonClass("secondary", "md", false, false)} data-testid="data">
            {t("dataButton")}
          </a>
        </Section>
        <Section title={t("leaveTitle")} text={t("leaveText")}>
          <SignOut signOut={actions.signOut} signOutEverywhere={actions.signOutEverywhere} />
        </Section>
        <Section title={t("dangerTitle")} text={t("dangerText")}>
          <Remove remove={actions.remove} hasPassword={own.hasPassword} />
        </Section>
      </div>
    </ClientMessages>
  );
};
export default AccountPage;
