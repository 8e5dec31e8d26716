import { spawnSync } from "node:child_process";
import path from "node:path";

const tools = import.meta.dirname;
const root = path.join(tools, "..", "..", "..");

/**
 * Runs Prisma's command line with our own schema engine, so that no step downloads one. Returns the exit code.
 * @param {readonly string[]} args
 */
export function prisma(args) {
  const cli = path.join(root, "node_modules", "prisma", "build", "index.js");
  const config = path.join(root, "prisma", "prisma.config.ts");
  const run = spawnSync(process.execPath, [cli, ...args, "--config", config], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: path.join(tools, "schema-engine.mjs"),
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
    },
  });
  return run.status ?? 1;
}
