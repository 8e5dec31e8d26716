"use client";

import { useTranslations } from "next-intl";

const MOST = 100;

/** A number on a dot; nothing where there is nothing. */
export const Count = ({ count }: { readonly count: number }) => {
  const t = useTranslations("chat");
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="inline-grid h-[18px] min-w-[18px] place-items-center rounded-full bg-accent px-1 font-mono text-xs leading-none font-bold text-onaccent"
      data-testid="chat-count"
    >
      {t("badge", { count: Math.min(count, MOST) })}
    </span>
  );
};
