import type { ReactNode } from "react";
import type { BoardMapProps } from "../map/types";
import type { Decision } from "../tray/useDecision";
import type { Acts } from "./life/useActs";
import type { Talk } from "./talk";
import type { Frame } from "./useFrame";

/** What both layouts of the table put in their places. */
export interface TableParts {
  readonly frame: Frame;
  readonly decision: Decision;
  readonly map: Pick<BoardMapProps, "mode" | "focus" | "highlights" | "flags" | "planned">;
  /** The tray, the reveal or the final score. */
  readonly bottom: ReactNode;
  /** What the strips over the tray take of the map on wide screens, in px. */
  readonly strips: number;
  /** What the slip that may be put away takes of the phone's sheet, in px: it covers the map and does not move it. */
  readonly slip: number;
  /** Absent where nobody talks. */
  readonly talk?: Talk | null;
  readonly menu: { readonly acts: Acts; readonly tablesOpen: boolean; readonly onTables: () => void; readonly onHelp: () => void };
}
