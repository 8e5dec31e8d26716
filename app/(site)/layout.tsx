import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SiteFooter } from "@/components/lobby/shell/SiteFooter";
import { SiteHeader } from "@/components/lobby/shell/SiteHeader";
import { currentIdentity } from "@/lib/auth/current";

const SkipLink = () => {
  const t = useTranslations("site");
  return (
    <a
      href="#page"
      className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-panel focus:px-3 focus:py-2"
    >
      {t("skip")}
    </a>
  );
};

const SiteLayout = async ({ children }: { readonly children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <SiteHeader me={await currentIdentity()} />
    <main id="page" className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 sm:px-6 sm:py-10">
      {children}
    </main>
    <SiteFooter />
  </div>
);
export default SiteLayout;
