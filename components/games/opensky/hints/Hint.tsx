"use client";

import dynamic from "next/dynamic";
import { useEffect, useRef } from "react";
import type { TableSession } from "@/lib/realtime/client/session";
import { hintsAt, type HintKind } from "./hint-kinds";
import { hintFor, withSeen } from "./hint-memory";
import { remember, useHintMemory } from "./useHintMemory";
import { later } from "../later";

// Only first games show one.
const HintStrip = dynamic(() => later.hintStrip().then((part) => part.HintStrip), { ssr: false });

interface Props {
  readonly session: TableSession;
  readonly compact: boolean;
}

/** One sentence about a kind of decision when it comes to a player for the first time, over no part of the decision. */
export function Hint({ session, compact }: Props) {
  const memory = useHintMemory();
  const { view, seat } = session;
  const kind = hintFor(memory, hintsAt(view, seat));
  const played = seat !== null && view.phase === "finished";

  // What was decided with the hint in sight is not told again.
  const shown = useRef<HintKind | null>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = kind;
    if (before !== null && before !== kind) remember((now) => withSeen(now, before));
  }, [kind]);
  useEffect(() => {
    if (played) remember((now) => (now.finished ? now : { ...now, finished: true }));
  }, [played]);

  return kind === null ? null : <HintStrip kind={kind} gameId={session.table.gameId} compact={compact} />;
}
