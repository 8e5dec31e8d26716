import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PATH_HEADER, PREFIX_HEADER } from "@/lib/i18n/addresses";
import { alternatesOf, openGraphLocales } from "@/lib/i18n/alternates";
import { ClientMessages } from "@/lib/i18n/ClientMessages";
import "./globals.css";

export const generateMetadata = async (): Promise<Metadata> => {
  const [t, locale, asked] = await Promise.all([getTranslations("site"), getLocale(), headers()]);
  const origin = `${asked.get("x-forwarded-proto") ?? "http"}://${asked.get("x-forwarded-host") ?? asked.get("host") ?? "localhost"}`;
  return {
    metadataBase: new URL(origin),
    title: { default: t("name"), template: t.raw("titleOf").replace("{page}", "%s") },
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
  const theme = themeOf((await cookies()).get("theme")?.value);
  return (
    <html lang={await getLocale()} data-theme={theme} suppressHydrationWarning>
      <body>
        <ClientMessages namespaces={["site", "errors"]}>{children}</ClientMessages>
      </body>
    </html>
  );
};
export default RootLayout;
