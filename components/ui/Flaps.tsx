import { useLocale } from "next-intl";
import { cx } from "./cx";

interface FlapsProps {
  readonly text: string;
  /** Number of tiles; shorter texts are filled with blank ones. */
  readonly length?: number;
  readonly size?: "s" | "m" | "l";
}

const TILE = {
  s: "h-[21px] rounded-[2px] text-[14.5px] leading-[21px]",
  m: "h-[27px] rounded-sm text-[18px] leading-[27px]",
  l: "h-[34px] rounded-sm text-[25px] leading-[34px]",
} as const;
const LETTER = { s: "w-[13.5px]", m: "w-[18px]", l: "w-[25px]" } as const;
/** Syllables of Hangul are as wide as they are high. */
const SYLLABLE = { s: "w-[18px]", m: "w-[24px]", l: "w-[33px]" } as const;
const HANGUL = /\p{Script=Hangul}/u;

/** The letters of the tiles, an accent on the tile of its letter; blank ones fill up the width that the board keeps. */
function tilesOf(text: string, length: number, locale: string): readonly string[] {
  const letters = [...text.toLocaleUpperCase(locale).normalize("NFC")];
  const wide = letters.filter((letter) => HANGUL.test(letter)).length;
  return [...letters, ...Array<string>(Math.max(0, length - letters.length - Math.ceil(wide / 3))).fill(" ")];
}
/** All letters have turned after 400 ms. */
const STAGGER_MS = 160;

/** Letters of a departures board; a letter that changes turns over. Must stand on the board's ground. */
export const Flaps = ({ text, length = 0, size = "l" }: FlapsProps) => {
  const tiles = tilesOf(text, length, useLocale());
  const delay = STAGGER_MS / Math.max(1, tiles.length);
  return (
    <span className="inline-flex gap-0.5">
      <span className="sr-only">{text}</span>
      {tiles.map((letter, place) => (
        <span
          key={`${place}${letter}`}
          aria-hidden="true"
          style={{ animationDelay: `${Math.round(place * delay)}ms`, animationDuration: `${400 - STAGGER_MS}ms` }}
          className={cx("relative animate-flap bg-flap text-center font-mono font-bold text-flapink", TILE[size], (HANGUL.test(letter) ? SYLLABLE : LETTER)[size])}
        >
          {letter}
          {size !== "s" && <span className="absolute inset-x-0 top-1/2 h-px bg-board" />}
        </span>
      ))}
    </span>
  );
};
