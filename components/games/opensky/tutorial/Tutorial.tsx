"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { Mark } from "@/components/ui/Mark";
import { Spinner } from "@/components/ui/Spinner";

const Opening = () => {
  const t = useTranslations("tutorial");
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-5 bg-sea">
      <Mark size={64} />
      <h1 className="text-2xl font-bold">{t("title")}</h1>
      <p role="status" className="flex items-center gap-2.5 text-quiet">
        <Spinner />
        {t("opening")}
      </p>
    </main>
  );
};

const PracticeTable = dynamic(() => import("./PracticeTable").then((part) => part.PracticeTable), {
  ssr: false,
  loading: () => <Opening />,
});

/** Fetches the table and its rules, which no other page of the site needs, then begins. */
export const Tutorial = () => <PracticeTable />;
