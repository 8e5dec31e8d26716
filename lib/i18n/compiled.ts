import compile from "icu-minify/compile";
import { isMessages, type Messages } from "./complete";
import type { Spoken } from "./languages";
import { type Catalogue, messagesOf } from "./messages";

const compiledGroup = (messages: Messages): object =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, isMessages(value) ? compiledGroup(value) : compile(value)]),
  );

const kept = new Map<Spoken, Promise<Catalogue>>();

/**
 * All messages of a language as pages say them: read beforehand, so that no browser loads what reads messages. The
 * pages' formatter takes nothing else (next.config.js, lib/server/tools/home.mjs).
 */
export function compiledOf(language: Spoken): Promise<Catalogue> {
  const known = kept.get(language) ?? messagesOf(language).then(compiledMessages);
  kept.set(language, known);
  return known;
}

/** As plain data: the compiler's choices have no prototype, and such objects cannot be sent. */
export const compiledMessages = <T extends Messages>(messages: T): T =>
  JSON.parse(JSON.stringify(compiledGroup(messages))) as T;
