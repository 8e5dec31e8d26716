import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { signUp } from "@/app/(site)/sign-in/actions";
import { ServiceButtons } from "@/components/account/ServiceButtons";
import { SignUpForm } from "@/components/account/SignUpForm";
import { Why } from "@/components/account/Why";
import { Notice } from "@/components/ui/Notice";
import { Panel } from "@/components/ui/Panel";
import { accounts } from "@/lib/auth/accounts/shared";
import { answersForm, currentIdentity } from "@/lib/auth/current";
import { servicesOf } from "@/lib/auth/providers";
import { ClientMessages } from "@/lib/i18n/ClientMessages";
import { playerName } from "@/lib/i18n/usePlayerName";
import { givenName } from "@/lib/protocol/display-name";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("account"))("signUp.title"),
});

const SignUpPage = async () => {
  const [me, t, site] = await Promise.all([currentIdentity(), getTranslations("account"), getTranslations("site")]);
  if (me.account && !(await answersForm())) redirect("/account");
  // Under a name that was given nobody opens an account.
  const chosen = givenName(me.name) === null ? me.name : "";
  const { serviceKeys, mail } = accounts();
  const services = servicesOf(serviceKeys);
  return (
    <ClientMessages namespaces={["site", "errors", "account"]}>
      <h1 className="text-3xl font-bold">{t("signUp.title")}</h1>
      <p className="mt-2 mb-7 max-w-2xl text-quiet">{t("signUp.intro", { name: playerName(me.name, site) })}</p>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,30rem)_minmax(0,24rem)] lg:gap-14">
        <div className="grid content-start gap-4">
          <Panel className="grid content-start gap-6 p-5 sm:p-6">
            {mail === "none" ? <Notice>{t("signUp.noMail")}</Notice> : <SignUpForm signUp={signUp} name={chosen} />}
            {services.length > 0 && (
              <div className="grid gap-3 border-t border-line pt-5">
                <h2 className="font-bold">{t("services.title")}</h2>
                <ServiceButtons services={services} to="/arrived?to=/account" label="with" />
              </div>
            )}
          </Panel>
          <p className="text-quiet">
            {t("signUp.other")}{" "}
            <Link href="/sign-in" className="font-bold text-ink underline underline-offset-4">
              {t("signUp.otherLink")}
            </Link>
          </p>
        </div>
        <Why />
      </div>
    </ClientMessages>
  );
};
export default SignUpPage;
