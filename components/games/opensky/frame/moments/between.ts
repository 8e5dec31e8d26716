import type { OpenTable } from "@/lib/engine/opensky/table";
import { SEASON_2_MONTH, type Seat } from "@/lib/engine/opensky/words";
import type { Tone } from "../settings/tones";

/** What deserves a short pause of the eye: fares that were settled as they turned over, a new season, the end. */
export type Moment =
  | { readonly kind: "reveal"; readonly month: number }
  | { readonly kind: "season" }
  | { readonly kind: "final" };

/** What happened between two positions of one game, in its order. */
export function momentsBetween(before: OpenTable, after: OpenTable): readonly Moment[] {
  const moments: Moment[] = [];
  after.months.forEach((month, index) => {
    const was = before.months[index];
    const open = was !== undefined && was.bids !== null;
    // Fares that lie open while Flash Deals or ancillaries are asked for are explained in the tray.
    const settled = month.end !== null && month.bids !== null && month.bids.length > 0;
    if (settled && !open && index >= before.months.length - 1) moments.push({ kind: "reveal", month: index });
  });
  if (inWinterDraft(after) && !inWinterDraft(before)) moments.push({ kind: "season" });
  if (after.phase === "finished" && before.phase !== "finished") moments.push({ kind: "final" });
  return moments;
}

const inWinterDraft = (table: OpenTable): boolean =>
  table.phase === "placePlanes" && table.month === SEASON_2_MONTH && table.pass === 0;

/** What is worth a sound between two positions, for this reader; at most one of a kind. */
export function tonesBetween(before: OpenTable, after: OpenTable, me: Seat | null): readonly Tone[] {
  const tones: Tone[] = [];
  const revealed = ({ months }: OpenTable): number =>
    months.filter(({ bids }) => bids !== null && bids.length > 0).length;
  if (revealed(after) > revealed(before)) tones.push("reveal");
  if (me === null) return tones;
  const won = ({ months }: OpenTable): number =>
    months.filter(({ winners }) => winners.some(({ seat }) => seat === me)).length;
  if (won(after) > won(before)) tones.push("won");
  const asks = ({ asked, phase, month, pass }: OpenTable): string =>
    asked.includes(me) ? [phase, month, pass].join(" ") : "";
  if (asks(after) !== "" && asks(after) !== asks(before)) tones.push("turn");
  return tones;
}
