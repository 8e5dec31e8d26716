import type { BotRunner } from "./runner";

/** How often a server looks for what others have left, in ms. */
const EVERY_MS = 2_000;

interface Parts {
  /** Games that nobody sees to; from now on this server does. */
  readonly left: () => Promise<readonly string[]>;
  readonly runner: Pick<BotRunner, "seeTo">;
  readonly report: (what: string, error: unknown) => void;
}

/** Sees to the bots of servers that have died, from now on; answers how to stop. */
export function seeToLeft({ left, runner, report }: Parts): () => void {
  const once = async () => {
    for (const gameId of await left()) {
      await runner.seeTo(gameId);
    }
  };
  let running = false;
  const look = () => {
    if (running) return;
    running = true;
    once()
      .catch((error: unknown) => report("bots that were left", error))
      .finally(() => {
        running = false;
      });
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  return () => clearInterval(timer);
}
