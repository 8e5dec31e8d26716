import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CreateForm } from "@/components/lobby/create/CreateForm";
import { currentIdentity } from "@/lib/auth/current";
import { ClientMessages } from "@/lib/i18n/ClientMessages";

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations("create"))("title") });

const NewTablePage = async () => {
  const [me, t] = await Promise.all([currentIdentity(), getTranslations("create")]);
  return (
    <ClientMessages namespaces={["site", "errors", "create", "opensky-map"]}>
      <h1 className="text-3xl font-bold">{t("title")}</h1>
      <p className="mt-2 mb-7 max-w-2xl text-quiet">{t("intro")}</p>
      <CreateForm me={me} />
    </ClientMessages>
  );
};
export default NewTablePage;
