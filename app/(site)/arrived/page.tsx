import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { pathOf } from "@/app/(site)/account/answers";
import { bring, leaveGames } from "@/app/(site)/sign-in/actions";
import { BringForm } from "@/components/account/BringForm";
import { Panel } from "@/components/ui/Panel";
import { accounts } from "@/lib/auth/accounts/shared";
import { answersForm, currentVisit } from "@/lib/auth/current";
import { ClientMessages } from "@/lib/i18n/ClientMessages";
import { playerName } from "@/lib/i18n/usePlayerName";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("account"))("arrived.title"),
});

interface ArrivedPageProps {
  readonly searchParams: Promise<{ readonly to?: string }>;
}

/** Where everybody who signs in passes: whoever was a guest with games decides about them. */
const ArrivedPage = async ({ searchParams }: ArrivedPageProps) => {
  const to = pathOf((await searchParams).to);
  const [offer, t, site] = await Promise.all([
    currentVisit().then((visit) => accounts().luggage.offer(visit)),
    getTranslations("account.arrived"),
    getTranslations("site"),
  ]);
  if (offer === null && !(await answersForm())) redirect(to);
  return (
    <ClientMessages namespaces={["site", "errors", "account"]}>
      <h1 className="mb-5 text-3xl font-bold">{t("title")}</h1>
      <Panel className="grid max-w-150 gap-5 p-5 sm:p-6">
        {offer !== null && <p>{t("text", { ...offer, name: playerName(offer.name, site) })}</p>}
        <BringForm bring={bring} leave={leaveGames} to={to} />
      </Panel>
    </ClientMessages>
  );
};
export default ArrivedPage;
