"use client";

import { useEffect, useMemo, useState } from "react";
import { excerpt, find, wordsOf, type Piece, type Range as Span } from "./find";

/** A chapter or ruling in which all words stand. */
export interface Hit {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly pieces: readonly Piece[];
}

/** Chapters and rulings as they stand on the page: what is read is what is searched, in every language. */
const ENTRIES = "[data-rule]";
const MARK = "rule-words";

const proseOf = (entry: Element): Text[] => {
  const walker = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT, (node) => {
    // A ruling is an entry of its own, though it stands in a chapter.
    if (node.parentElement?.closest(ENTRIES) !== entry) return NodeFilter.FILTER_REJECT;
    return node.parentElement.closest("svg, [data-quiet]") === null ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
  });
  const nodes: Text[] = [];
  while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  return nodes;
};

function hitsOf(words: readonly string[]): readonly Hit[] {
  if (words.length === 0) return [];
  return [...document.querySelectorAll<HTMLElement>(ENTRIES)].flatMap((entry): Hit[] => {
    const title = entry.dataset["rule"] ?? "";
    const prose = proseOf(entry).map((node) => node.data);
    const text = prose.join(" ").replace(/\s+/g, " ").trim();
    const ranges = find(text, words);
    return ranges === null ? [] : [{ id: entry.id, title, pieces: excerpt(text, ranges) }];
  });
}

/** The words' places on the page, for the browser to mark: the page itself stays as it is. */
function markOnPage(words: readonly string[]): void {
  if (typeof Highlight === "undefined") return;
  CSS.highlights.delete(MARK);
  if (words.length === 0) return;
  const ranges = [...document.querySelectorAll(ENTRIES)].flatMap(proseOf).flatMap((node) =>
    words.flatMap((word) => find(node.data, [word]) ?? []).map((span) => rangeOf(node, span)),
  );
  CSS.highlights.set(MARK, new Highlight(...ranges));
}

const rangeOf = (node: Text, { from, to }: Span): Range => {
  const range = new Range();
  range.setStart(node, from);
  range.setEnd(node, to);
  return range;
};

/** What the rules say about a question; null while nothing is asked. */
export function useRuleSearch(question: string): readonly Hit[] | null {
  const key = wordsOf(question).join(" ");
  const words = useMemo(() => wordsOf(key), [key]);
  const [hits, setHits] = useState<readonly Hit[]>([]);
  useEffect(() => {
    setHits(hitsOf(words));
    markOnPage(words);
    return () => markOnPage([]);
  }, [words]);
  return key === "" ? null : hits;
}
