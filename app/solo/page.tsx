import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Solo } from "@/components/games/opensky/solo/Solo";
import { SiteFooter } from "@/components/lobby/shell/SiteFooter";
import { SiteHeader } from "@/components/lobby/shell/SiteHeader";
import { currentIdentity } from "@/lib/auth/current";
import { ClientMessages } from "@/lib/i18n/ClientMessages";
import { SOLO_MESSAGES } from "@/lib/i18n/catalogue";

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations("solo");
  return { title: t("title"), description: t("intro") };
};

const SoloPage = async () => {
  const me = await currentIdentity();
  return (
    <ClientMessages namespaces={SOLO_MESSAGES}>
      <Solo me={me.name} header={<SiteHeader me={me} />} footer={<SiteFooter />} />
    </ClientMessages>
  );
};
export default SoloPage;
