"use client";

import { useTranslations } from "next-intl";
import { BoardMessage } from "@/components/lobby/shell/BoardMessage";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";

const ErrorPage = ({ reset }: { readonly reset: () => void }) => {
  const t = useTranslations("site");
  return (
    <main className="min-h-dvh px-4 sm:px-6">
      <BoardMessage flaps={t("failed.flaps")} title={t("failed.title")} text={t("failed.text")}>
        <Button kind="primary" onClick={reset}>
          {t("failed.again")}
        </Button>
        <ButtonLink href="/">{t("failed.home")}</ButtonLink>
      </BoardMessage>
    </main>
  );
};
export default ErrorPage;
