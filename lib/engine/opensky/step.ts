import type { Seat } from "./words";

/** Where the game goes after an event, until somebody has to answer. */
export type Step =
  | { readonly to: "callsign" }
  | { readonly to: "season"; readonly season: 1 | 2 }
  | { readonly to: "draft"; readonly pass: number; readonly position: number }
  | { readonly to: "hubs"; readonly seat: Seat }
  | { readonly to: "month"; readonly month: number }
  | { readonly to: "flash"; readonly from: Seat }
  | { readonly to: "settlement" }
  | { readonly to: "leasing"; readonly position: number }
  | { readonly to: "answer" };

export const ANSWER: Step = { to: "answer" };
