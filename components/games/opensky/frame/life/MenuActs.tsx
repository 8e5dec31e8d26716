import { MenuItem } from "../MenuItem";
import type { Frame } from "../useFrame";
import { menuActs } from "./menu-acts";
import { openMotion } from "./proposals";
import type { Acts } from "./useActs";

interface Props {
  readonly frame: Frame;
  readonly acts: Acts;
  /** Closes the menu. */
  readonly onChoice: () => void;
  readonly onResign: () => void;
}

/** What a player does about the table, as rows of its menu. */
export function MenuActs({ frame, acts, onChoice, onResign }: Props) {
  const { session, cast, table, tell } = frame;
  const may = menuActs(session.life, cast.me, table.phase === "finished");
  const stop = openMotion(session.life, { kind: "withoutResult" }, cast.me);
  const votes = { n: stop.votes.length, of: stop.needed };
  // A table without an address has no room in which to resign.
  if (!may.resign || session.table.gameId === "") return null;
  return (
    <>
      <div className="my-1 border-t border-line" />
      {may.offer !== null && (
        <MenuItem
          icon={may.offer === "offer" ? "handshake" : "undo"}
          text={tell({ key: may.offer === "offer" ? "act.offer" : "act.offerBack" })}
          note={may.offer === "offer" ? tell({ key: "act.offerNote" }) : undefined}
          onPress={() => {
            onChoice();
            void acts.act(may.offer === "offer" ? { type: "offerEnd" } : { type: "answerEnd", accept: false });
          }}
          testId="offer-end"
        />
      )}
      {may.stop && (
        <MenuItem
          icon="cross"
          text={tell({ key: stop.mine === true ? "act.withdraw" : "act.withoutResult" })}
          note={tell({ key: "act.votesFor", values: votes })}
          onPress={() => {
            onChoice();
            void acts.act({ type: "vote", motion: stop.motion, wants: stop.mine !== true });
          }}
          testId="vote-without-result"
        />
      )}
      <MenuItem
        icon="flag"
        text={tell({ key: "act.resign" })}
        note={session.life.seats.length > 2 ? tell({ key: "act.resignNote" }) : undefined}
        onPress={() => {
          onChoice();
          onResign();
        }}
        testId="resign"
      />
    </>
  );
}
