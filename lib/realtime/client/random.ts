const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** A player's 32 random bytes for the game's seed, as 64 hex digits (rules, section 9). */
export const randomContribution = (): string => hex(randomBytes(32));

/**
 * A random UUID, version 4. `crypto.randomUUID` is missing on pages that friends open by a plain network address,
 * so it is made by hand.
 */
export const randomId = (): string => {
  const bytes = randomBytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};
