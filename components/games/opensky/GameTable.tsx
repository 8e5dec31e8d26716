"use client";

import dynamic from "next/dynamic";
import { useCallback, useMemo, useState, type ReactNode } from "react";
import { Notice } from "@/components/ui/Notice";
import type { AirportCode } from "@/lib/engine/opensky/words";
import type { TableSession } from "@/lib/realtime/client/session";
import { Announcer } from "./frame/access/Announcer";
import { DECISION, focusPlace } from "./frame/access/places";
import type { Act } from "./frame/access/shortcuts";
import { SkipLinks } from "./frame/access/SkipLinks";
import { useFocusKept } from "./frame/access/useFocusKept";
import { useShortcuts } from "./frame/access/useShortcuts";
import { BoardTables } from "./frame/BoardTables";
import { TableSlips } from "./frame/life/TableSlips";
import { useActs } from "./frame/life/useActs";
import { LookedContext } from "./frame/looked/LookedContext";
import { useLooked } from "./frame/looked/useLooked";
import { useReview, useSessionAt } from "./frame/looked/useReview";
import { fareFlags, leadingPaths } from "./frame/map-shows";
import { useMoments } from "./frame/moments/useMoments";
import { useTurnNotice } from "./frame/moments/useTurnNotice";
import type { TableParts } from "./frame/table-parts";
import type { Talk } from "./frame/talk";
import { Strips } from "./frame/Strips";
import { useFrame } from "./frame/useFrame";
import { useLargest } from "./frame/useLargest";
import { useSize } from "./frame/useSize";
import { useTurnSignal } from "./frame/useTurnSignal";
import { useWide } from "./frame/useWide";
import { WideTable } from "./frame/WideTable";
import { askedNow } from "./frame/words/asked";
import { shownView } from "./frame/words/ending";
import { Hint } from "./hints/Hint";
import { hintsOn } from "./hints/hint-memory";
import { useHintMemory } from "./hints/useHintMemory";
import { momentOf } from "./tray/moment";
import { focusOf, VIEW } from "./tray/mapShows";
import { Tray } from "./tray/Tray";
import { useDecision } from "./tray/useDecision";
import { later } from "./later";

const MomentCard = dynamic(() => later.momentCard().then((module) => module.MomentCard));
const LookedSlip = dynamic(() => later.lookedSlip().then((module) => module.LookedSlip), { ssr: false });
const ReviewBar = dynamic(() => later.reviewBar().then((module) => module.ReviewBar));
const ShortcutHelp = dynamic(() => later.shortcutHelp().then((help) => help.ShortcutHelp), {
  // Without this the whole table would wait for it.
  ssr: false,
});
// Not everybody needs these, or not before a game is under way.
const Final = dynamic(() => later.final().then((part) => part.Final), { ssr: false });
const NarrowTable = dynamic(() => later.narrowTable().then((part) => part.NarrowTable), { ssr: false });
const Reveal = dynamic(() => later.reveal().then((part) => part.Reveal), { ssr: false });

/** A hint of one line on wide screens, in px. */
const HINT = 51;

interface GameTableProps {
  readonly session: TableSession;
  /** Absent where nobody talks. */
  readonly talk?: Talk | null;
  /** At the head of the tray, in place of the hints for a first game. */
  readonly note?: ReactNode;
  /** Airports that the map keeps in view, in place of those of the decision. */
  readonly focus?: readonly AirportCode[] | undefined;
  /** Beside the final score, in place of what a room offers. */
  readonly after?: ReactNode;
}

/** The table: one game of OpenSky, to play, to watch and, when it is over, to look at. */
export function GameTable({ session: told, talk = null, note, focus, after }: GameTableProps) {
  const session = useMemo(() => ({ ...told, view: shownView(told.view, told.life) }), [told]);
  const acts = useActs(session);
  const live = useFrame(session);
  const looked = useLooked(session);
  const review = useReview(live, looked.mark);
  const at = review.step === null ? null : (review.steps[review.step]?.at ?? null);
  const shown = useSessionAt(session, at);
  const frame = useFrame(shown);
  const decision = useDecision(session);
  const moments = useMoments(session);
  const wide = useWide();
  const [tablesOpen, setTablesOpen] = useState(false);
  const { table, tell } = frame;
  const mine = session.seat !== null && live.table.asked.includes(session.seat);
  useTurnSignal(mine, tell({ key: "turnTitle" }));
  useTurnNotice(
    session.table.gameId,
    momentOf(live.table, session.seat),
    tell({ key: "turnTitle" }),
    tell(askedNow(live.table, live.cast, session.life).line),
  );

  const closeTables = useCallback(() => setTablesOpen(false), []);
  const toggleTables = (): void => setTablesOpen(!tablesOpen);
  const [help, setHelp] = useState<"unread" | "open" | "closed">("unread");
  useFocusKept(momentOf(live.table, session.seat) ?? (live.table.phase === "finished" ? "finished" : "waiting"));
  useShortcuts((act: Act) => {
    switch (act) {
      case "help":
        return setHelp("open");
      case "tables":
        return toggleTables();
      case "confirm":
        return decision.confirm();
      case "decision":
      case "map":
        setTablesOpen(false);
        return focusPlace(act);
    }
  });
  // A hint's place is kept while there may be one, and a slip's until the end: the map stands still between decisions.
  const [stripsRef, stripsSize] = useSize();
  const [slipRef, slipSize] = useSize();
  const playing = session.seat !== null && live.table.phase !== "finished";
  const hinted = hintsOn(useHintMemory()) && playing && note === undefined;
  const strips = useLargest(Math.max(stripsSize.height, hinted ? HINT : 0), `${hinted} ${playing}`);
  const open = useMemo(() => ({ flags: fareFlags(table), highlights: leadingPaths(table) }), [table]);

  const parts: TableParts = {
    frame,
    // Looking back shows nothing of what is being composed; it waits as it is.
    decision: at === null ? decision : { ...decision, table, planned: undefined },
    map:
      at === null
        ? {
            mode: decision.mapMode,
            focus: focus ?? decision.focus,
            highlights: decision.highlights.length > 0 ? decision.highlights : open.highlights,
            flags: open.flags,
            planned: decision.planned,
          }
        : { mode: VIEW, focus: focusOf(table), ...open, planned: undefined },
    bottom: (
      <div {...DECISION} tabIndex={-1} className="outline-none">
        <Strips
          ref={stripsRef}
          slipRef={slipRef}
          compact={wide === false}
          slip={
            looked.offered &&
            at === null &&
            review.steps.length > 0 && (
              <LookedSlip
                count={review.steps.length}
                compact={wide === false}
                onShow={() => {
                  review.go(0);
                  looked.dismiss();
                }}
                onDismiss={looked.dismiss}
              />
            )
          }
        >
          {at === null && (note ?? <Hint session={session} compact={wide === false} />)}
          <TableSlips frame={live} acts={acts} compact={wide === false} />
        </Strips>
        {at === null ? (
          <Bottom frame={live} decision={decision} mine={mine} compact={wide === false} after={after} />
        ) : (
          <ReviewBar frame={frame} review={review} mine={mine} compact={wide === false} />
        )}
      </div>
    ),
    strips,
    slip: slipSize.height,
    talk,
    menu: { acts, tablesOpen, onTables: toggleTables, onHelp: () => setHelp("open") },
  };

  return (
    <main
      tabIndex={-1}
      className="fixed inset-0 touch-manipulation overflow-clip bg-sea text-ink outline-none"
      data-testid="game-table"
      data-phase={live.table.phase}
      data-mine={mine}
      data-version={session.events.length}
      data-looking-back={at ?? undefined}
    >
      <h1 className="sr-only">{tell({ key: "title", values: { side: { key: `side.${table.rules.side}` } } })}</h1>
      <LookedContext value={looked.mark}>
        <div className="contents" inert={tablesOpen}>
          <SkipLinks onTables={toggleTables} />
          {wide === true && <WideTable {...parts} />}
          {wide === false && <NarrowTable {...parts} />}
        </div>
      </LookedContext>
      {moments.moment !== null && at === null && (
        <MomentCard
          key={`${moments.moment.kind}-${live.table.month}`}
          frame={live}
          moment={moments.moment}
          onSkip={moments.skip}
        />
      )}
      <Announcer frame={live} />
      <BoardTables frame={frame} shown={tablesOpen} onClose={closeTables} />
      {help !== "unread" && <ShortcutHelp open={help === "open"} onClose={() => setHelp("closed")} />}
    </main>
  );
}

interface BottomProps extends Pick<TableParts, "frame" | "decision"> {
  readonly mine: boolean;
  readonly compact: boolean;
  readonly after: ReactNode;
}

/** The tray; for those who are not asked, the reveal while it is talked about; at the end the final score. */
function Bottom({ frame, decision, mine, compact, after }: BottomProps) {
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
        <Final frame={frame} compact={compact} after={after} />
      ) : (
        <Reveal frame={frame} compact={compact} />
      )}
    </>
  );
}
