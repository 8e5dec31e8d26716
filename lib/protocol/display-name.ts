/** The letters of a name at the tables. */
export const NAME_LETTERS = /^[\p{L}\p{N}\p{M} ._'’-]+$/u;
/** What a name has at least one of. */
export const NAME_CORE = /[\p{L}\p{N}]/u;
export const NAME_SHORTEST = 2;
export const NAME_LONGEST = 24;

export type NameFault = "short" | "long" | "letters" | "reserved";

/** What the store calls a visitor who has not chosen a name; pages say it in the reader's language (`givenName`). */
export const guestNameOf = (number: number): string => `Guest ${number}`;
/** What the store calls somebody who has deleted the account. */
export const FORMER_NAME = "Former player";

/** A name that nobody has chosen: pages have words for it. */
export type GivenName = { readonly kind: "guest"; readonly number: string } | { readonly kind: "former" };

/** What a name says that was given and not chosen; null for names of players' own. */
export function givenName(name: string): GivenName | null {
  if (name === FORMER_NAME) return { kind: "former" };
  const number = /^Guest (\d{4})$/.exec(name)?.[1];
  return number === undefined ? null : { kind: "guest", number };
}

/** How guests and former players are called in our languages, as far as it tells them from others. */
const GUESTS = /^(guest|ospite|invitado|gast|게스트)\p{N}+$/u;
const FORMER: readonly string[] = ["formerplayer", "exgiocatore", "antiguojugador", "ehemaligesmitglied", "탈퇴한플레이어"];

/** Whether a name would read like one that was given: nobody may choose to look like another guest. */
export function isReserved(name: string): boolean {
  const core = name.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return GUESTS.test(core) || FORMER.includes(core);
}

/** What is wrong with a name as it was typed, as the server will see it; null where nothing is. */
export const nameFault = (typed: string): NameFault | null => {
  const name = typed.trim();
  if (name.length < NAME_SHORTEST) return "short";
  if (name.length > NAME_LONGEST) return "long";
  if (!NAME_LETTERS.test(name) || !NAME_CORE.test(name)) return "letters";
  return isReserved(name) ? "reserved" : null;
};
