import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PATH_HEADER, PREFIX_HEADER } from "@/lib/i18n/addresses";
import { alternatesOf, openGraphLocales } from "@/lib/i18n/alternates";
import { ClientMessages } from "@/lib/i18n/ClientMessages";
import { sans } from "./fonts";
import "./globals.css";

export const generateMetadata = async (): Promise<Metadata> => {
  const [t, locale, asked] = await Promise.all([getTranslations("site"), getLocale(), headers()]);
  const origin = `${asked.get("x-forwarded-proto") ?? "http"}://${asked.get("x-forwarded-host") ?? asked.get("host") ?? "localhost"}`;
  return {
    metadataBase: new URL(origin),
    title: { default: t("name"), template: t("titleOf", { page: "%s" }) },
    description: t("description"),
    openGraph: {
      type: "website",
      siteName: t("name"),
      title: t("name"),
      description: t("tagline"),
      ...openGraphLocales(locale),
    },
    twitter: { card: "summary_large_image" },
    ...alternatesOf(asked.get(PATH_HEADER) ?? "", asked.get(PREFIX_HEADER)),
  };
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#d9e6e8" },
    { media: "(prefers-color-scheme: dark)", color: "#0b1824" },
  ],
};

const themeOf = (cookie: string | undefined) => (cookie === "day" || cookie === "night" ? cookie : undefined);

const RootLayout = async ({ children }: { readonly children: ReactNode }) => {
  const kept = await cookies();
  const theme = themeOf(kept.get("theme")?.value);
  const motion = kept.get("motion")?.value === "off" ? "off" : undefined;
  return (
    <html
      lang={await getLocale()}
      className={sans.variable}
      data-theme={theme}
      data-motion={motion}
      suppressHydrationWarning
    >
      <body>
        <ClientMessages namespaces={["site", "errors", "lost"]}>{children}</ClientMessages>
      </body>
    </html>
  );
};
export default RootLayout;
