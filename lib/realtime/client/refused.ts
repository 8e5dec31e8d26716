/** Refusals of the line that a newly loaded page does not meet: it brings a session and speaks today's protocol. */
const MENDED_BY_RELOAD: readonly string[] = ["session", "protocol"];
const RELOADED = "reloaded-for-line";

interface Surroundings {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  reload(): void;
}

/** Loads the page anew where the server refused the line for a reason that this mends: once, until the line is up. */
export const recover = (reason: string, { storage, reload }: Surroundings): void => {
  if (!MENDED_BY_RELOAD.includes(reason)) return;
  try {
    if (storage.getItem(RELOADED) === reason) return;
    storage.setItem(RELOADED, reason);
  } catch {
    // A browser that keeps nothing could not know that the page was loaded anew already.
    return;
  }
  reload();
};

/** The line is up: what is refused later is refused for the first time. */
export const recovered = ({ storage }: Pick<Surroundings, "storage">): void => {
  try {
    storage.removeItem(RELOADED);
  } catch {
    // Nothing was kept.
  }
};
