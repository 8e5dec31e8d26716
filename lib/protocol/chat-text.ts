/** Characters of a message. */
export const CHAT_LENGTH = 280;

/** Line breaks and other control characters, and what turns the direction of the text after it. */
const CONTROLS = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** Marks piled on one letter reach into the lines above and below. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** A message as it is kept: one line, trimmed. */
export const cleanChatText = (text: string): string =>
  text.replace(CONTROLS, " ").replace(/\s+/gu, " ").replace(PILED_MARKS, "$1").trim();

export const chatLength = (text: string): number => [...text].length;
