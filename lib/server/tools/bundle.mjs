// Bundles the server, the embedded database's thread and the bots' to dist/; packages stay outside.
import path from "node:path";
import { build } from "esbuild";

const root = path.resolve(import.meta.dirname, "../../..");

await build({
  absWorkingDir: root,
  entryPoints: {
    server: "lib/server/index.ts",
    "pglite-worker": "lib/server/pglite-worker.ts",
    "bot-worker": "lib/bots/runner/worker.ts",
  },
  outdir: "dist",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node20",
  sourcemap: true,
  logLevel: "warning",
});
