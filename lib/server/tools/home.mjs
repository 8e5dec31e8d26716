// Bundles the first page's own script beside Next's files, and notes its address for the server.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const root = path.resolve(import.meta.dirname, "../../..");
const dist = process.env.NEXT_DIST_DIR || ".next";
const stand = (/** @type {string} */ file) => path.join(root, "components/lobby/home/script/next", file);

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: { home: "components/lobby/home/script/main.tsx" },
  outdir: path.join(dist, "static/home"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "browser",
  target: "es2022",
  minify: true,
  legalComments: "none",
  define: { "process.env.NODE_ENV": '"production"' },
  alias: {
    // The page's messages come compiled (lib/i18n/compiled.ts).
    "use-intl/format-message": "use-intl/format-message/format-only",
    "next/link": stand("link.tsx"),
    "next/navigation": stand("navigation.ts"),
    "next/dynamic": stand("dynamic.tsx"),
  },
  metafile: true,
  logLevel: "warning",
});
const [entry, { imports }] = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint !== undefined) ?? [
  "",
  { imports: [] },
];
/** @param {string} file */
const address = (file) => `/_next/${path.relative(dist, file).split(path.sep).join("/")}`;
const parts = imports.filter(({ kind }) => kind === "import-statement").map((part) => address(part.path));
mkdirSync(path.join(root, "dist"), { recursive: true });
writeFileSync(path.join(root, "dist/home.json"), JSON.stringify({ script: address(entry), parts }));
