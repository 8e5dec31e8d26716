/** Messages by key, and groups of them. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

export const isMessages = (value: unknown): value is Messages => typeof value === "object" && value !== null;

interface Completed {
  readonly messages: Messages;
  /** How many messages were put in from the model. */
  readonly missing: number;
}

/** The messages of a language with exactly the keys of its model, whose words stand in for those that are missing. */
export function completed(model: Messages, given: Messages): Completed {
  let missing = 0;
  const messages: Record<string, string | Messages> = {};
  for (const [key, source] of Object.entries(model)) {
    const own = Object.hasOwn(given, key) ? given[key] : undefined;
    if (typeof source === "string") {
      const there = typeof own === "string" && own !== "";
      messages[key] = there ? own : source;
      if (!there) missing += 1;
    } else {
      const group = completed(source, isMessages(own) ? own : {});
      messages[key] = group.messages;
      missing += group.missing;
    }
  }
  return { messages, missing };
}

/** Every message with its path, as `board.title`. */
export function entriesOf(messages: Messages, path = ""): readonly (readonly [string, string])[] {
  return Object.entries(messages).flatMap(([key, value]) => {
    const whole = path === "" ? key : `${path}.${key}`;
    return typeof value === "string" ? [[whole, value] as const] : entriesOf(value, whole);
  });
}
