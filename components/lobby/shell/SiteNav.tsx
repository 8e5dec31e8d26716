"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { Icon, type IconName } from "@/components/ui/Icon";
import { ThemeButton } from "@/components/ui/ThemeButton";
import type { Identity } from "@/lib/protocol/table";
import { NameButton } from "./NameButton";

const Item = ({ href, icon, label }: { readonly href: string; readonly icon: IconName; readonly label: string }) => (
  <Link href={href} className="inline-flex min-h-10 items-center gap-1.5 rounded-md px-2.5 hover:bg-wallet sm:px-3">
    <Icon name={icon} size={20} className="sm:hidden" />
    <span className="sr-only sm:not-sr-only">{label}</span>
  </Link>
);

/** The ways through the site, the light, and the visitor's name. */
export const SiteNav = ({ me }: { readonly me: Identity }) => {
  const t = useTranslations("site");
  return (
    <nav aria-label={t("nav.label")} className="flex min-w-0 items-center gap-0.5">
      <Item href="/rules" icon="book" label={t("nav.rules")} />
      <Item href="/games" icon="table" label={t("nav.games")} />
      <Item href="/history" icon="clock" label={t("nav.history")} />
      <ThemeButton label={(theme, next) => t("theme.label", { theme, next })} />
      <NameButton me={me} />
    </nav>
  );
};
