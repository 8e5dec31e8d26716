import Link from "next/link";
import { useTranslations } from "next-intl";
import { Mark } from "@/components/ui/Mark";
import { SiteNav, type Shown } from "./SiteNav";

/** The bar over every page but the first and the tables. */
export const SiteHeader = ({ me }: { readonly me: Shown }) => {
  const t = useTranslations("site");
  return (
    <header className="border-b border-line bg-panel">
      <div className="mx-auto flex min-h-14 max-w-6xl items-center gap-3 px-4 sm:px-6">
        <Link href="/" aria-label={t("nav.home")} className="mr-auto inline-flex items-center gap-2.5 rounded-md">
          <Mark size={34} />
          <span className="hidden text-xl font-bold tracking-tight sm:inline">{t("name")}</span>
        </Link>
        <SiteNav me={me} />
      </div>
    </header>
  );
};
