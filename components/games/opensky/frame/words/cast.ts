import type { Seat } from "@/lib/engine/opensky/words";
import type { Message, MessageValue } from "./message";

/** Who is who in a sentence: the reader is "you", everybody else has a name. */
export interface Cast {
  /** The reader's seat; null for a spectator. */
  readonly me: Seat | null;
  readonly names: readonly string[];
}

export const nameOf = (cast: Cast, seat: Seat): string => cast.names[seat] ?? "";

/** Values for a sentence about one seat: `who` is its name, `you` is "yes" for the reader. */
export const who = (cast: Cast, seat: Seat): { readonly who: string; readonly you: "yes" | "no" } => ({
  who: nameOf(cast, seat),
  you: seat === cast.me ? "yes" : "no",
});

/**
 * Values for a sentence about several seats: `n` how many, `people` their names joined, `you` "yes" where the reader is
 * the only one. The reader stands first at the start of a sentence ("You and Odile"), last elsewhere ("Odile and you").
 */
export function crowd(
  cast: Cast,
  seats: readonly Seat[],
  place: "start" | "inside" = "start",
): { readonly n: number; readonly people: readonly MessageValue[]; readonly you: "yes" | "no" } {
  const others: readonly MessageValue[] = seats.filter((seat) => seat !== cast.me).map((seat) => nameOf(cast, seat));
  const among = cast.me !== null && seats.includes(cast.me);
  const self: Message = { key: place === "start" ? "people.You" : "people.you" };
  const people = !among ? others : place === "start" ? [self, ...others] : [...others, self];
  return { n: seats.length, people, you: among && seats.length === 1 ? "yes" : "no" };
}
