import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { pathOf } from "@/app/(site)/account/answers";
import { ProblemNotice } from "@/components/account/ProblemNotice";
import { SignInForms } from "@/components/account/SignInForms";
import { Why } from "@/components/account/Why";
import { accounts } from "@/lib/auth/accounts/shared";
import { answersForm, currentIdentity, readsOutbox } from "@/lib/auth/current";
import { servicesOf } from "@/lib/auth/providers";
import { ClientMessages } from "@/lib/i18n/ClientMessages";
import { mailLink, signIn } from "./actions";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("account"))("signIn.title"),
});

interface SignInPageProps {
  /** The library that leads through other services adds `error` or `callbackUrl` where that came to nothing. */
  readonly searchParams: Promise<{
    readonly to?: string;
    readonly problem?: string;
    readonly error?: string;
    readonly callbackUrl?: string;
  }>;
}

const SignInPage = async ({ searchParams }: SignInPageProps) => {
  const { to, problem, error, callbackUrl } = await searchParams;
  const [me, t, outbox] = await Promise.all([currentIdentity(), getTranslations("account"), readsOutbox()]);
  const wrong = problem ?? ((error ?? callbackUrl) === undefined ? undefined : "service-failed");
  if (me.account && !(await answersForm())) {
    redirect(wrong === undefined ? "/account" : `/account?problem=${encodeURIComponent(wrong)}`);
  }
  const { serviceKeys, mail } = accounts();
  return (
    <ClientMessages namespaces={["site", "errors", "account"]}>
      <h1 className="text-3xl font-bold">{t("signIn.title")}</h1>
      <p className="mt-2 mb-7 text-quiet">{t("signIn.intro")}</p>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,30rem)_minmax(0,24rem)] lg:gap-14">
        <div className="grid content-start gap-4">
          <ProblemNotice code={wrong} />
          <SignInForms
            signIn={signIn}
            mailLink={mailLink}
            to={pathOf(to)}
            services={servicesOf(serviceKeys)}
            mails={mail !== "none"}
            outbox={outbox}
          />
          <p className="text-quiet">
            {t("signIn.other")}{" "}
            <Link href="/sign-up" className="font-bold text-ink underline underline-offset-4" data-testid="to-sign-up">
              {t("signIn.otherLink")}
            </Link>
          </p>
        </div>
        <Why />
      </div>
    </ClientMessages>
  );
};
export default SignInPage;
