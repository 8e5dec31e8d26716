import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { type Chapter, LINKED_CHAPTERS } from "@/components/games/opensky/rule/chapters";
import { Upload } from "@/components/replay/upload/Upload";
import { ClientMessages } from "@/lib/i18n/ClientMessages";
import { REPLAY_MESSAGES } from "@/lib/i18n/catalogue";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations("replay"))("upload.title"),
});

const UploadPage = async () => {
  const [t, rules] = await Promise.all([getTranslations("replay.upload"), getTranslations("rules")]);
  const chapters = Object.fromEntries(LINKED_CHAPTERS.map((id) => [id, rules(`${id}.title`)])) as Record<Chapter, string>;
  return (
    <ClientMessages namespaces={REPLAY_MESSAGES}>
      <h1 className="text-3xl font-bold">{t("title")}</h1>
      <p className="mt-2 mb-7 max-w-[44rem] text-quiet">{t("intro")}</p>
      <Upload chapters={chapters} />
    </ClientMessages>
  );
};
export default UploadPage;
