"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { AnswerCode } from "@/lib/protocol/answer";

/** Words for a refused wish: the page's own for each code of the rooms, else the server's. */
export const useTrouble = (): ((code: AnswerCode, message: string) => string) => {
  const t = useTranslations("site.trouble");
  return useCallback(
    (code, message) => {
      if (t.has(code)) return t(code);
      return message === "" ? t("unknown") : message;
    },
    [t],
  );
};
