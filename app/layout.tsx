import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "@/lib/i18n/ClientMessages";
import { sans } from "./fonts";
import "./globals.css";

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations("site");
  const asked = await headers();
  const origin = `${asked.get("x-forwarded-proto") ?? "http"}://${asked.get("host") ?? "localhost"}`;
  return {
    metadataBase: new URL(origin),
    title: { default: t("name"), template: t.raw("titleOf").replace("{page}", "%s") },
    description: t("description"),
    openGraph: { type: "website", siteName: t("name"), title: t("name"), description: t("tagline") },
    twitter: { card: "summary_large_image" },
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
    <html lang={await getLocale()} className={sans.variable} data-theme={theme} suppressHydrationWarning>
      <body>
        <ClientMessages namespaces={["site", "errors"]}>{children}</ClientMessages>
      </body>
    </html>
  );
};
export default RootLayout;
