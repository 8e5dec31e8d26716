import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { CreateForm } from "@/components/lobby/create/CreateForm";
import { currentIdentity } from "@/lib/auth/current";
import { ClientMessages } from "@/lib/i18n/ClientMessages";

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await getTranslations("create"))("title") });

const NewTablePage = async () => {
  const [me, t, more, solo] = await Promise.all([
    currentIdentity(),
    getTranslations("create"),
    getTranslations("rules-more"),
    getTranslations("solo"),
  ]);
  return (
    <ClientMessages namespaces={["site", "errors", "create", "bots", "opensky-map"]}>
      <h1 className="text-3xl font-bold">{t("title")}</h1>
      <p className="mt-2 max-w-2xl text-quiet">{t("intro")}</p>
      <p className="mt-1.5 mb-7">
        <Link href="/tutorial" className="underline underline-offset-4">
          {more("tutorialText")}
        </Link>
      </p>
      <p className="-mt-5 mb-7" data-testid="to-solo">
        {solo.rich("way", {
          to: (words) => (
            <Link href="/solo" className="underline underline-offset-4">
              {words}
            </Link>
          ),
        })}
      </p>
      <CreateForm me={me} />
    </ClientMessages>
  );
};
export default NewTablePage;
