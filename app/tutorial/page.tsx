import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Tutorial } from "@/components/games/opensky/tutorial/Tutorial";
import { ClientMessages } from "@/lib/i18n/ClientMessages";
import { TUTORIAL_MESSAGES } from "@/lib/i18n/catalogue";

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations("tutorial");
  return { title: t("title"), description: t("description") };
};

const TutorialPage = () => (
  <ClientMessages namespaces={TUTORIAL_MESSAGES}>
    <Tutorial />
  </ClientMessages>
);
export default TutorialPage;
