import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";
import { isMessages, type Messages } from "./complete";

const PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const MARKED = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž";
const marks = new Map([...PLAIN].map((letter, place) => [letter, [...MARKED][place] ?? letter]));

/** How much longer a text gets than English, as translations do. */
const GROWTH = 0.4;

const marked = (text: string): string => [...text].map((letter) => marks.get(letter) ?? letter).join("");

/** Marks the words of a message and leaves arguments, choices and tags alone. */
function inPseudo(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element): MessageFormatElement => {
    switch (element.type) {
      case TYPE.literal:
        return { ...element, value: marked(element.value) };
      case TYPE.plural:
      case TYPE.select:
        return {
          ...element,
          options: Object.fromEntries(
            Object.entries(element.options).map(([choice, option]) => [choice, { ...option, value: inPseudo(option.value) }]),
          ),
        };
      case TYPE.tag:
        return { ...element, children: inPseudo(element.children) };
      case TYPE.argument:
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
      case TYPE.pound:
        return element;
    }
  });
}

/** A message in the language that nobody speaks: brackets, accents on every letter, and longer. */
export function pseudoMessage(message: string): string {
  const words = message.replace(/\{[^{}]*\}|<[^>]*>/g, "").length;
  const dots = "·".repeat(Math.ceil(words * GROWTH));
  // As words: no language makes a paragraph longer by one that cannot be broken.
  const rest = dots.replace(/·{6}(?=·)/g, "$& ");
  return `⟦${printAST(inPseudo(parse(message)))}${rest}⟧`;
}

function pseudoGroup(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, isMessages(value) ? pseudoGroup(value) : pseudoMessage(value)]),
  );
}

/** The whole catalogue in the language that nobody speaks. */
export const pseudoOf = <T extends Messages>(catalogue: T): T => pseudoGroup(catalogue) as T;
