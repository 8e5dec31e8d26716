/** A part of a text, from one place to before another. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

interface Folded {
  readonly text: string;
  /** For each character of `text`, its place in the text that was folded. */
  readonly places: readonly number[];
}

const MARKS = /\p{M}/gu;

/** Without case and accents, and each character's place remembered, so that "Flash" is found by "flash". */
function fold(text: string): Folded {
  let folded = "";
  const places: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const plain = (text[place] ?? "").normalize("NFD").replace(MARKS, "").toLowerCase();
    folded += plain;
    for (let i = 0; i < plain.length; i += 1) places.push(place);
  }
  return { text: folded, places };
}

/** The words of a question, folded; the shortest ones too. */
export const wordsOf = (question: string): readonly string[] =>
  fold(question)
    .text.split(/\s+/)
    .filter((word) => word !== "");

/** Where the words stand in a text, in order and without overlaps; null where one of them is missing. */
export function find(text: string, words: readonly string[]): readonly Range[] | null {
  const folded = fold(text);
  const ranges: Range[] = [];
  for (const word of words) {
    let at = folded.text.indexOf(word);
    if (at < 0) return null;
    for (; at >= 0; at = folded.text.indexOf(word, at + word.length)) {
      const from = folded.places[at] ?? 0;
      ranges.push({ from, to: (folded.places[at + word.length - 1] ?? from) + 1 });
    }
  }
  const sorted = ranges.toSorted((a, b) => a.from - b.from || b.to - a.to);
  return sorted.filter(({ from }, i) => !sorted.slice(0, i).some((before) => from < before.to));
}

/** A piece of an excerpt; `hit` where it is one of the words. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

const BEFORE = 30;
const LENGTH = 96;

/** Some words around the first place found, for a list of results. */
export function excerpt(text: string, ranges: readonly Range[]): readonly Piece[] {
  const first = ranges[0]?.from ?? 0;
  const begin = first <= BEFORE ? 0 : text.lastIndexOf(" ", first - BEFORE) + 1;
  const word = text.lastIndexOf(" ", begin + LENGTH);
  const end = begin + LENGTH >= text.length ? text.length : word > first ? word : begin + LENGTH;
  const pieces: Piece[] = [{ text: begin > 0 ? "… " : "", hit: false }];
  let at = begin;
  for (const { from, to } of ranges) {
    if (from < at || to > end) continue;
    pieces.push({ text: text.slice(at, from), hit: false }, { text: text.slice(from, to), hit: true });
    at = to;
  }
  pieces.push({ text: text.slice(at, end) + (end < text.length ? " …" : ""), hit: false });
  return pieces.filter((piece) => piece.text !== "");
}
