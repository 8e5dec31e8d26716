import path from "node:path";
import { defineConfig } from "vitest/config";

const root = path.resolve(import.meta.dirname, "../..");
const alias = { "@": root };

export default defineConfig({
  root,
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          root,
          environment: "node",
          // Properties play some hundred games; on a busy machine that takes its time.
          testTimeout: 60_000,
          include: ["lib/**/*.test.ts", "components/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", "**/generated/**", "**/node_modules/**"],
        },
      },
      {
        resolve: { alias },
        test: {
          name: "database",
          root,
          environment: "node",
          include: ["lib/**/*.db.test.ts"],
          globalSetup: ["lib/testing/postgres/setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
