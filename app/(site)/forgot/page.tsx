import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { mailReset } from "@/app/(site)/sign-in/actions";
import { ForgotForm } from "@/components/account/ForgotForm";
import { Panel } from "@/components/ui/Panel";
import { accounts } from "@/lib/auth/accounts/shared";
import { readsOutbox } from "@/lib/auth/current";
import { ClientMessages } from "@/lib/i18n/ClientMessages";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("account"))("forgot.title"),
});

const ForgotPage = async () => {
  const [t, outbox] = await Promise.all([getTranslations("account"), readsOutbox()]);
  if (accounts().mail === "none") notFound();
  return (
    <ClientMessages namespaces={["site", "errors", "account"]}>
      <h1 className="text-3xl font-bold">{t("forgot.title")}</h1>
      <p className="mt-2 mb-7 text-quiet">{t("forgot.intro")}</p>
      <Panel className="max-w-120 p-5 sm:p-6">
        <ForgotForm mailReset={mailReset} outbox={outbox} />
      </Panel>
    </ClientMessages>
  );
};
export default ForgotPage;
