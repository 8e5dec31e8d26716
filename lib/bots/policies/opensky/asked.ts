import { legal } from "@/lib/engine/opensky/legal";
import type { Legal } from "@/lib/engine/opensky/legal.types";
import type { View } from "@/lib/engine/opensky/table";
import type { Seat } from "@/lib/engine/opensky/words";

/** The viewer's seat and what it may do now. A policy is only called for a seat that is asked. */
export function asked(view: View): { readonly seat: Seat; readonly may: Legal } {
  const seat = view.viewer;
  const may = seat === "spectator" ? null : legal(view, seat);
  if (seat === "spectator" || may === null) throw new RangeError(`${seat} is not asked in ${view.phase}`);
  return { seat, may };
}
