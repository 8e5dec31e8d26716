import { createRequire } from "node:module";
import path from "node:path";
import createNextIntlPlugin from "next-intl/plugin";

const withMessages = createNextIntlPlugin("./lib/i18n/request.ts");

// Messages come to pages compiled (lib/i18n/compiled.ts): their formatter need not read them. Turbopack wants a path.
const formatOnly = createRequire(import.meta.url).resolve("use-intl/format-message/format-only");
const besideThis = `./${path.relative(import.meta.dirname, formatOnly).split(path.sep).join("/")}`;

/** @type {import("next").NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR || ".next",
  poweredByHeader: false,
  // Types are checked by `npm run typecheck`; a player who starts the server need not wait for that.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["pg", "@prisma/client", "@prisma/adapter-pg"],
  // The server says by this header that an address begins with a language (lib/server/languages.ts): `/it/rules` is the
  // page `/rules`, and an address that begins with anything else is not there.
  rewrites: async () => ({
    beforeFiles: [
      { source: "/:language", has: [{ type: "header", key: "x-opensky-prefix" }], destination: "/" },
      { source: "/:language/:path*", has: [{ type: "header", key: "x-opensky-prefix" }], destination: "/:path*" },
    ],
  }),
  // Pages share much less than the default of one request for 200 KB of sources takes for granted.
  experimental: { turbopackChunking: { requestCost: 4_000, minChunkSize: 8_000 } },
  turbopack: { root: import.meta.dirname, resolveAlias: { "use-intl/format-message": besideThis } },
};

export default withMessages(config);
