"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { Icon, type IconName } from "@/components/ui/Icon";
import { ThemeButton } from "@/components/ui/ThemeButton";
import { plainPath } from "@/lib/i18n/addresses";
import { usePlayerName } from "@/lib/i18n/usePlayerName";
import type { Identity } from "@/lib/protocol/table";
import { LanguageMenu } from "./LanguageMenu";
import { NameButton } from "./NameButton";

const Item = ({ href, icon, label }: { readonly href: string; readonly icon: IconName; readonly label: string }) => (
  <Link href={href} className="inline-flex min-h-10 items-center gap-1.5 rounded-md px-2.5 hover:bg-wallet sm:px-3">
    <Icon name={icon} size={20} className="sm:hidden" />
    <span className="sr-only sm:not-sr-only">{label}</span>
  </Link>
);

/** The visitor; without an account a guest. */
export type Shown = Identity & { readonly account?: boolean };

/** The ways through the site, the light, and the visitor's name. */
export const SiteNav = ({ me }: { readonly me: Shown }) => {
  const t = useTranslations("site");
  const playerName = usePlayerName();
  const here = plainPath(usePathname());
  const back = here === "/" || here.startsWith("/sign-") ? "" : `?to=${encodeURIComponent(here)}`;
  return (
    <nav aria-label={t("nav.label")} className="flex min-w-0 items-center gap-0.5">
      <span className="hidden lg:inline">
        <Item href="/tutorial" icon="book" label={t("nav.learn")} />
      </span>
      <Item href="/rules" icon="book" label={t("nav.rules")} />
      <Item href="/games" icon="table" label={t("nav.games")} />
      <Item href="/leaderboards" icon="trophy" label={t("nav.leaderboards")} />
      <Item href="/history" icon="clock" label={t("nav.history")} />
      <ThemeButton label={(theme, next) => t("theme.label", { theme, next })} />
      <LanguageMenu />
      {me.account === true ? (
        <Link
          href="/account"
          data-testid="my-account"
          aria-label={t("nav.account", { name: playerName(me.name) })}
          className="inline-flex min-h-10 min-w-0 items-center gap-1.5 rounded-md px-2.5 font-bold hover:bg-wallet sm:px-3"
        >
          <Icon name="person" size={18} />
          <span className="max-w-28 truncate sm:max-w-44">{playerName(me.name)}</span>
        </Link>
      ) : (
        <>
          <NameButton me={me} />
          <Item href={`/sign-in${back}`} icon="enter" label={t("nav.signIn")} />
        </>
      )}
    </nav>
  );
};
