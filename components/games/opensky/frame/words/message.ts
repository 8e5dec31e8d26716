/** A sentence to be said: a key of the catalogue and its values, so that words can be tested without a page. */
export interface Message {
  readonly key: string;
  readonly values?: Readonly<Record<string, MessageValue>>;
}

/** A nested message is said first; a list is joined as the language joins lists. */
export type MessageValue = string | number | Message | readonly MessageValue[];

export type Translate = (key: string, values?: Record<string, string | number>) => string;
export type JoinList = (items: readonly string[]) => string;

/** Says a message with a catalogue's `translate`; nested messages are keys of the same catalogue. */
export function say(message: Message, translate: Translate, join: JoinList): string {
  const spoken = (value: MessageValue): string | number => {
    if (typeof value === "string" || typeof value === "number") return value;
    if (isList(value)) return join(value.map((item) => String(spoken(item))));
    return say(value, translate, join);
  };
  const values = Object.entries(message.values ?? {}).map(([name, value]) => [name, spoken(value)] as const);
  return translate(message.key, Object.fromEntries(values));
}

const isList = (value: MessageValue): value is readonly MessageValue[] => Array.isArray(value);
