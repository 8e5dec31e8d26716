import path from "node:path";
import { fileURLToPath } from "node:url";

const here = path.dirname(fileURLToPath(import.meta.url));

/** The folder of package.json: this module runs from dist/ when it is built, from lib/server/ when it is not. */
export const projectRoot = path.basename(here) === "dist" ? path.dirname(here) : path.resolve(here, "../..");
