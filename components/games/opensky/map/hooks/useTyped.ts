import { useRef, type KeyboardEvent } from "react";

/** Milliseconds of silence after which a new word begins. */
const PAUSE = 900;

/** Collects letters that are typed soon after each other; answers with the word so far, null for any other key. */
export function useTyped(): (event: KeyboardEvent) => string | null {
  const word = useRef({ text: "", at: -PAUSE });
  return ({ key, ctrlKey, metaKey, altKey, timeStamp }) => {
    if (ctrlKey || metaKey || altKey || !/^[\p{L}\p{N}]$/u.test(key)) return null;
    const { text, at } = word.current;
    word.current = { text: timeStamp - at < PAUSE ? text + key : key, at: timeStamp };
    return word.current.text;
  };
}
