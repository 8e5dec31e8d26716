"use client";

import dynamic from "next/dynamic";
import { useCallback, useMemo, useState } from "react";
import { Notice } from "@/components/ui/Notice";
import type { TableSession } from "@/lib/realtime/client/session";
import { BoardTables } from "./frame/BoardTables";
import { TableSlips } from "./frame/life/TableSlips";
import { useActs } from "./frame/life/useActs";
import { Announcer } from "./frame/Log";
import { fareFlags, leadingPaths } from "./frame/map-shows";
import { SeasonTurn } from "./frame/SeasonTurn";
import type { TableParts } from "./frame/table-parts";
import type { Talk } from "./frame/talk";
import { useFrame } from "./frame/useFrame";
import { useTurnSignal } from "./frame/useTurnSignal";
import { useWide } from "./frame/useWide";
import { WideTable } from "./frame/WideTable";
import { shownView } from "./frame/words/ending";
import { Tray } from "./tray/Tray";
import { useDecision } from "./tray/useDecision";

// Not everybody needs these, or not before a game is under way.
const Final = dynamic(() => import("./frame/Final").then((part) => part.Final), { ssr: false });
const NarrowTable = dynamic(() => import("./frame/NarrowTable").then((part) => part.NarrowTable), { ssr: false });
const Reveal = dynamic(() => import("./frame/Reveal").then((part) => part.Reveal), { ssr: false });

interface GameTableProps {
  readonly session: TableSession;
  /** Absent where nobody talks. */
  readonly talk?: Talk | null;
}

/** The table: one game of OpenSky, to play, to watch and, when it is over, to look at. */
export function GameTable({ session: told, talk = null }: GameTableProps) {
  const session = useMemo(() => ({ ...told, view: shownView(told.view, told.life) }), [told]);
  const acts = useActs(session);
  const frame = useFrame(session);
  const decision = useDecision(session);
  const wide = useWide();
  const [tablesOpen, setTablesOpen] = useState(false);
  const { table, tell } = frame;
  const mine = session.seat !== null && table.asked.includes(session.seat);
  useTurnSignal(mine, tell({ key: "turnTitle" }));

  const closeTables = useCallback(() => setTablesOpen(false), []);
  const open = useMemo(() => ({ flags: fareFlags(table), highlights: leadingPaths(table) }), [table]);

  const parts: TableParts = {
    frame,
    decision,
    map: {
      mode: decision.mapMode,
      focus: decision.focus,
      highlights: decision.highlights.length > 0 ? decision.highlights : open.highlights,
      flags: open.flags,
      planned: decision.planned,
    },
    bottom: (
      <>
        <TableSlips frame={frame} acts={acts} compact={wide === false} />
        <Bottom frame={frame} decision={decision} mine={mine} compact={wide === false} />
      </>
    ),
    talk,
    menu: { acts, tablesOpen, onTables: () => setTablesOpen(!tablesOpen) },
  };

  return (
    <main
      className="fixed inset-0 overflow-hidden bg-sea text-ink"
      data-testid="game-table"
      data-phase={table.phase}
      data-mine={mine}
      data-version={session.events.length}
    >
      <h1 className="sr-only">{tell({ key: "title", values: { side: { key: `side.${table.rules.side}` } } })}</h1>
      {wide === true && <WideTable {...parts} />}
      {wide === false && <NarrowTable {...parts} />}
      <SeasonTurn frame={frame} />
      <Announcer frame={frame} />
      <BoardTables frame={frame} shown={tablesOpen} onClose={closeTables} />
    </main>
  );
}

interface BottomProps extends Pick<TableParts, "frame" | "decision"> {
  readonly mine: boolean;
  readonly compact: boolean;
}

/** The tray; for those who are not asked, the reveal while it is talked about; at the end the final score. */
function Bottom({ frame, decision, mine, compact }: BottomProps) {
  const { session, table, tell } = frame;
  const revealing = !mine && (table.phase === "flashDeal" || table.phase === "attachAncillaries");
  if (table.phase !== "finished" && !revealing) return <Tray session={session} decision={decision} compact={compact} />;
  return (
    <>
      {session.problem !== null && (
        <div className="absolute inset-x-0 bottom-full z-30 mx-auto w-max max-w-full p-3">
          <Notice kind="warn" onDismiss={session.dismiss} dismissLabel={tell({ key: "dismiss" })}>
            {session.problem.message}
          </Notice>
        </div>
      )}
      {table.phase === "finished" ? (
        <Final frame={frame} compact={compact} />
      ) : (
        <Reveal frame={frame} compact={compact} />
      )}
    </>
  );
}
