"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BoardMessage } from "@/components/lobby/shell/BoardMessage";
import { SiteHeader } from "@/components/lobby/shell/SiteHeader";
import { useTrouble } from "@/components/lobby/useTrouble";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import type { AnswerCode } from "@/lib/protocol/answer";
import type { Identity } from "@/lib/protocol/table";

const Page = ({ me, children }: { readonly me: Identity; readonly children: ReactNode }) => (
  <div className="min-h-dvh">
    <SiteHeader me={me} />
    <main className="px-4 sm:px-6">{children}</main>
  </div>
);

/** A table that everybody left before the game. */
export const ClosedTable = ({ me }: { readonly me: Identity }) => {
  const t = useTranslations("room.closed");
  return (
    <Page me={me}>
      <BoardMessage flaps={t("flaps")} title={t("title")} text={t("text")}>
        <ButtonLink href="/new" kind="primary">
          {t("new")}
        </ButtonLink>
        <ButtonLink href="/">{t("home")}</ButtonLink>
      </BoardMessage>
    </Page>
  );
};

interface RefusedTableProps {
  readonly me: Identity;
  readonly code: AnswerCode;
  readonly message: string;
}

/** A table that the server does not let this page into, with the reason. */
export const RefusedTable = ({ me, code, message }: RefusedTableProps) => {
  const t = useTranslations("room");
  const site = useTranslations("site");
  const trouble = useTrouble();
  return (
    <Page me={me}>
      <BoardMessage flaps={site("failed.flaps")} title={t("refused.title")} text={trouble(code, message)}>
        <Button kind="primary" onClick={() => location.reload()}>
          {t("refused.reload")}
        </Button>
        <ButtonLink href="/">{t("closed.home")}</ButtonLink>
      </BoardMessage>
    </Page>
  );
};
