"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { usePlayerName } from "@/lib/i18n/usePlayerName";
import { rematch } from "@/lib/realtime/client/actions";
import { useTableSession } from "@/lib/realtime/client/use-table-session";
import type { Frame } from "../useFrame";
import { nextTableWords, type NextTable as Next } from "./next-table";

/** Another game with the same players: asks for one, joins the one that somebody has asked for, or leads to it. */
export function NextTable({ frame }: { readonly frame: Frame }) {
  const next = frame.session.table.rematch;
  if (next !== null) return <OpenedTable key={next} frame={frame} gameId={next} />;
  return frame.cast.me === null ? null : <RematchButton frame={frame} words="final.rematch" />;
}

/** The next table as it stands: who is there already, live. */
function OpenedTable({ frame, gameId }: { readonly frame: Frame; readonly gameId: string }) {
  const { session, cast, tell } = frame;
  const room = useTableSession(gameId, null);
  const known = room.kind === "inside" ? room.session.table : room.kind === "entering" ? room.table : null;
  const me = cast.me === null ? null : (session.table.players[cast.me]?.userId ?? null);
  const playerName = usePlayerName();
  const players = known?.players.map((player) => ({ ...player, name: playerName(player.name) }));
  const next = nextTableWords(known && { ...known, players: players ?? [] }, me);
  return (
    <>
      {next.note !== null && (
        <p role="status" className="text-sm" data-testid="rematch-note">
          {tell(next.note)}
        </p>
      )}
      <Way frame={frame} next={next} gameId={gameId} />
    </>
  );
}

interface WayProps {
  readonly frame: Frame;
  readonly next: Next;
  readonly gameId: string;
}

function Way({ frame, next, gameId }: WayProps) {
  switch (next.way) {
    case "join":
      return <RematchButton frame={frame} words="final.rematchJoin" />;
    case "go":
    case "watch":
      return (
        <ButtonLink href={`/t/${gameId}`} kind="primary" wide data-testid="rematch">
          {frame.tell({ key: next.way === "go" ? "final.rematchGo" : "final.rematchWatch" })}
        </ButtonLink>
      );
  }
}

function RematchButton({ frame, words }: { readonly frame: Frame; readonly words: string }) {
  const { tell, session } = frame;
  const router = useRouter();
  const errors = useTranslations("errors");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const answer = await rematch(session.table.gameId);
    if ("ok" in answer) return router.push(`/t/${answer.ok.gameId}`);
    setBusy(false);
    const known = answer.error as Parameters<typeof errors>[0];
    setProblem(errors.has(known) ? errors(known) : answer.message);
  };
  return (
    <>
      <Button kind="primary" wide busy={busy} onClick={() => void ask()} data-testid="rematch">
        {tell({ key: busy ? "final.rematchBusy" : words })}
      </Button>
      {problem !== null && (
        <p role="alert" className="text-sm text-warn">
          {problem}
        </p>
      )}
    </>
  );
}
