import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Mark } from "@/components/ui/Mark";

/** The bar over a page: the way home, and what the page puts beside it. */
export const HeaderFrame = ({ children }: { readonly children?: ReactNode }) => {
  const t = useTranslations("site");
  return (
    <header className="border-b border-line bg-panel">
      <div className="mx-auto flex min-h-14 max-w-6xl items-center gap-3 px-4 sm:px-6">
        <Link href="/" aria-label={t("nav.home")} className="mr-auto inline-flex items-center gap-2.5 rounded-md">
          <Mark size={34} />
          <span className="hidden text-xl font-bold tracking-tight sm:inline">{t("name")}</span>
        </Link>
        {children}
      </div>
    </header>
  );
};
