"use client";

import dynamic from "next/dynamic";
import { Notice } from "@/components/ui/Notice";
import type { Frame } from "../useFrame";
import { type Proposal, proposals } from "./proposals";
import type { Acts } from "./useActs";
import { later } from "../../later";

// Most games go by without any.
const Slip = dynamic(() => later.slip().then((part) => part.Slip), { ssr: false });

interface Props {
  readonly frame: Frame;
  readonly acts: Acts;
  /** Stacked, for the phone's sheet. */
  readonly compact: boolean;
}

/** What waits for the players beside the game, as slips at the head of the tray: over no part of the decision. */
export function TableSlips({ frame, acts, compact }: Props) {
  const { session, cast, tell, table } = frame;
  const open = table.phase === "finished" ? [] : proposals(session.life, cast.me);
  return (
    <>
      <div role="status" aria-label={tell({ key: "act.slips" })}>
        {open.map((proposal) => (
          <Slip key={keyOf(proposal)} {...{ frame, acts, compact, proposal }} />
        ))}
      </div>
      {acts.problem !== null && (
        <div className="border-b border-line px-3 py-2" data-testid="act-problem">
          <Notice kind="warn" onDismiss={acts.dismiss} dismissLabel={tell({ key: "dismiss" })}>
            {acts.problem}
          </Notice>
        </div>
      )}
    </>
  );
}

const keyOf = (proposal: Proposal): string =>
  proposal.kind === "away" ? `away-${proposal.seat}` : proposal.kind;
