"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { BoardMessage } from "./BoardMessage";
import { useOnline } from "./useOnline";

/** A page that could not be shown: because the device is offline, or because of us. Goes on when the line is back. */
export const Trouble = ({ again }: { readonly again: () => void }) => {
  const site = useTranslations("site");
  const t = useTranslations("lost.offline");
  const online = useOnline();
  const was = useRef(online);
  useEffect(() => {
    if (online && !was.current) again();
    was.current = online;
  }, [online, again]);

  const retry = (
    <Button kind="primary" onClick={again} data-testid="try-again">
      {online ? site("failed.again") : t("again")}
    </Button>
  );
  if (!online) {
    return (
      <BoardMessage flaps={t("flaps")} title={t("title")} text={t("text")}>
        {retry}
      </BoardMessage>
    );
  }
  return (
    <BoardMessage flaps={site("failed.flaps")} title={site("failed.title")} text={site("failed.text")}>
      {retry}
      <ButtonLink href="/">{site("failed.home")}</ButtonLink>
    </BoardMessage>
  );
};
