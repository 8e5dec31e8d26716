import { readEnvironment } from "./environment";
import { startSite } from "./site";

/** Who watches over processes kills them after ten seconds. */
const CLOSED_WITHIN_MS = 9_500;

const checked = readEnvironment(process.env);
if (!checked.ok) {
  for (const line of checked.error) {
    console.error(line);
  }
  process.exit(1);
}

try {
  const site = await startSite(checked.value);
  console.log(["", "OpenSky is open:", ...site.addresses.map((address) => `  ${address}`), ""].join("\n"));
  let closing = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (closing) {
        process.exit(1);
      }
      closing = true;
      setTimeout(() => process.exit(1), CLOSED_WITHIN_MS).unref();
      void site.close().finally(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
