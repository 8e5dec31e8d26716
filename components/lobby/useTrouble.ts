"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { AnswerCode } from "@/lib/protocol/answer";

/** Words for a refused wish, in the reader's language where the code is known, else as the server put it. */
export const useTrouble = (): ((code: AnswerCode, message: string) => string) => {
  const t = useTranslations("errors");
  return useCallback(
    (code, message) => {
      // Codes of rules are the game's own.
      const known = code as Parameters<typeof t>[0];
      if (t.has(known)) return t(known);
      return message === "" ? t("unavailable") : message;
    },
    [t],
  );
};
