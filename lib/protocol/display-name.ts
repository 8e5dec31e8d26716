/** The letters of a name at the tables. */
export const NAME_LETTERS = /^[\p{L}\p{N}\p{M} ._'’-]+$/u;
/** What a name has at least one of. */
export const NAME_CORE = /[\p{L}\p{N}]/u;
export const NAME_SHORTEST = 2;
export const NAME_LONGEST = 24;

export type NameFault = "short" | "long" | "letters";

/** What is wrong with a name as it was typed, as the server will see it; null where nothing is. */
export const nameFault = (typed: string): NameFault | null => {
  const name = typed.trim();
  if (name.length < NAME_SHORTEST) return "short";
  if (name.length > NAME_LONGEST) return "long";
  return NAME_LETTERS.test(name) && NAME_CORE.test(name) ? null : "letters";
};
