import { MONTHS } from "@/lib/engine/opensky/words";
import type { Message } from "./words/message";

/** The name of a month index, 0 is April. */
export const monthName = (index: number, length: "long" | "short" = "long"): Message => ({
  key: `month.${length}.${MONTHS[index] ?? "Apr"}`,
});
