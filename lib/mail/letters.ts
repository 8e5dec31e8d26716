import type { Letter } from "@/lib/db/accounts/mails";
import { wordsOf, writtenIn } from "@/lib/i18n/translator";
import { playerName } from "@/lib/i18n/usePlayerName";

/** What a mail says: the names of its texts in the catalogue. */
export type Matter =
  | "confirm"
  | "known"
  | "signIn"
  | "start"
  | "reset"
  | "unknown"
  | "moving"
  | "moved"
  | "password"
  | "removed";

export interface LetterWish {
  readonly to: string;
  readonly matter: Matter;
  /** How the reader is called; null where nobody is known. */
  readonly name: string | null;
  /** Where the site was asked for, without a path. */
  readonly origin: string;
  /** The path of the one link. */
  readonly path: string;
  readonly locale: string | null;
}

/** Writes a mail in the reader's language: plain text with one link. */
export async function letter({ to, matter, name, origin, path, locale }: LetterWish): Promise<Letter> {
  const t = await wordsOf("mail", locale);
  const link = `${origin}${path}`;
  const body = t(`${matter}.body`, { link });
  const called = name === null ? null : playerName(name, await wordsOf("site", locale));
  const text = called === null ? t("frameUnnamed", { body, site: origin }) : t("frame", { name: called, body, site: origin });
  return { to, subject: t(`${matter}.subject`), text, link, language: writtenIn(locale) };
}
