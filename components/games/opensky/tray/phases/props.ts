import type { Legal } from "@/lib/engine/opensky/legal.types";
import type { View } from "@/lib/engine/opensky/table";
import type { Seat } from "@/lib/engine/opensky/words";
import type { TableSession } from "@/lib/realtime/client/session";
import type { Draft } from "../draft";
import type { Decision } from "../useDecision";
import type { Words } from "../useWords";

/** What the screen of one kind of decision is given. */
export interface PhaseProps<T extends Legal["type"]> {
  readonly session: TableSession;
  readonly decision: Decision;
  readonly table: View;
  readonly seat: Seat;
  readonly legal: Extract<Legal, { readonly type: T }>;
  readonly draft: Extract<Draft, { readonly type: T }>;
  readonly words: Words;
  readonly compact: boolean;
}
