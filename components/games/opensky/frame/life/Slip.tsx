"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { Icon, type IconName } from "@/components/ui/Icon";
import type { Frame } from "../useFrame";
import { crowd, who } from "../words/cast";
import type { OpenMotion, Proposal } from "./proposals";
import type { Acts } from "./useActs";

interface Parts {
  readonly frame: Frame;
  readonly acts: Acts;
  /** Stacked, for the phone's sheet. */
  readonly compact: boolean;
}

interface SlipProps extends Parts {
  readonly proposal: Proposal;
}

/** One matter of the table's life, with what a player may answer. */
export function Slip({ frame, acts, compact, proposal }: SlipProps) {
  const { tell, cast } = frame;
  switch (proposal.kind) {
    case "back":
      return (
        <Strip
          icon={proposal.standIn ? "autopilot" : "cup"}
          urgent
          compact={compact}
          text={tell({ key: proposal.standIn ? "act.standInMe" : "act.awayMe" })}
        >
          <Button
            size={sizeOf(compact)}
            kind="primary"
            busy={acts.busy}
            onClick={() => void acts.act({ type: "comeBack" })}
            data-testid="come-back"
          >
            {tell({ key: "act.back" })}
          </Button>
        </Strip>
      );
    case "end":
      return (
        <Strip
          icon="handshake"
          urgent={proposal.may === "answer"}
          compact={compact}
          text={tell({ key: "act.offered", values: who(cast, proposal.by) })}
          note={tell({ key: "act.agreed", values: { ...crowd(cast, proposal.agreed), of: proposal.of } })}
        >
          <EndAnswers frame={frame} acts={acts} compact={compact} may={proposal.may} mine={proposal.by === cast.me} />
        </Strip>
      );
    case "away":
      return (
        <Strip
          icon="cup"
          urgent={false}
          compact={compact}
          text={tell({ key: "act.awayOther", values: who(cast, proposal.seat) })}
        >
          {proposal.motions.map((motion) => (
            <VoteButton key={motion.motion.kind} frame={frame} acts={acts} compact={compact} motion={motion} />
          ))}
        </Strip>
      );
  }
}

/** A thumb needs more than a pointer. */
const sizeOf = (compact: boolean) => (compact ? "md" : "sm");

interface StripProps {
  readonly icon: IconName;
  readonly urgent: boolean;
  readonly compact: boolean;
  readonly text: string;
  readonly note?: string;
  readonly children: ReactNode;
}

const Strip = ({ icon, urgent, compact, text, note, children }: StripProps) => (
  <section
    className={cx(
      "flex animate-rise flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2",
      compact ? "px-4" : "px-6",
    )}
    data-testid="table-slip"
  >
    <Icon name={icon} size={20} className={urgent ? "text-warn" : "text-quiet"} />
    <p className={cx("min-w-0", compact ? "flex-[1_1_12rem] leading-5" : "flex-1")}>
      <span className={cx(urgent && "font-bold")}>{text}</span>
      {note !== undefined && <span className="text-quiet"> {note}</span>}
    </p>
    <div className={cx("gap-2", compact ? "grid w-full auto-cols-fr grid-flow-col empty:hidden" : "flex flex-wrap")}>
      {children}
    </div>
  </section>
);

interface EndAnswersProps extends Parts {
  readonly may: Extract<Proposal, { readonly kind: "end" }>["may"];
  readonly mine: boolean;
}

function EndAnswers({ frame: { tell }, acts, compact, may, mine }: EndAnswersProps) {
  const answer = (accept: boolean) => () => void acts.act({ type: "answerEnd", accept });
  switch (may) {
    case "nothing":
      return null;
    case "takeBack":
      return (
        <Button size={sizeOf(compact)} busy={acts.busy} onClick={answer(false)} data-testid="end-take-back">
          {tell({ key: mine ? "act.takeBack" : "act.notAgree" })}
        </Button>
      );
    case "answer":
      return (
        <>
          <Button size={sizeOf(compact)} kind="primary" busy={acts.busy} onClick={answer(true)} data-testid="end-agree">
            {tell({ key: "act.agree" })}
          </Button>
          <Button size={sizeOf(compact)} busy={acts.busy} onClick={answer(false)} data-testid="end-decline">
            {tell({ key: "act.decline" })}
          </Button>
        </>
      );
  }
}

/** A vote with how far it is; pressed while the reader is for it. Those without a vote only see how it stands. */
function VoteButton({ frame, acts, compact, motion: open }: Parts & { readonly motion: OpenMotion }) {
  const { tell, cast } = frame;
  const { motion, votes, needed, mine } = open;
  const values = { n: votes.length, of: needed };
  // On a phone both choices stand in one row, so that the decision below keeps its place.
  const key = `act.${motion.kind}${compact ? "Short" : ""}`;
  const words = tell(motion.kind === "standIn" ? { key, values: who(cast, motion.seat) } : { key });
  const count = (
    <span
      className={cx("font-mono text-xs", mine === true ? "font-bold" : "text-quiet")}
      title={tell({ key: "act.votesFor", values })}
    >
      {tell({ key: "act.votes", values })}
    </span>
  );
  const id = motion.kind === "standIn" ? `vote-stand-in-${motion.seat}` : "vote-without-result";
  if (mine === null) {
    return (
      <span className="flex items-center gap-1.5 text-sm text-quiet" data-testid={`${id}-count`}>
        {words} {count}
      </span>
    );
  }
  return (
    <Button
      size={sizeOf(compact)}
      aria-pressed={mine}
      busy={acts.busy}
      title={tell({ key: mine ? "act.withdraw" : "act.votesFor", values })}
      onClick={() => void acts.act({ type: "vote", motion, wants: !mine })}
      data-testid={id}
    >
      {mine && <Icon name="check" size={15} stroke={2.6} className="text-accent" />}
      {words}
      {count}
    </Button>
  );
}
