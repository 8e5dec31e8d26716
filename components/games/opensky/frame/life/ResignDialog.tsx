"use client";

import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";
import type { Frame } from "../useFrame";
import { crowd } from "../words/cast";
import type { Acts } from "./useActs";

interface Props {
  readonly frame: Frame;
  readonly acts: Acts;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks once more before a player resigns, and says what follows from it. */
export function ResignDialog({ frame, acts, open, onClose }: Props) {
  const { session, cast, tell } = frame;
  const staying = session.life.seats.flatMap(({ resigned }, seat) => (resigned || seat === cast.me ? [] : [seat]));
  const resign = async (): Promise<void> => {
    await acts.act({ type: "resign" });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={tell({ key: "act.resignTitle" })}
      closeLabel={tell({ key: "act.resignNo" })}
    >
      <p className="mb-5 text-quiet">
        {tell({ key: "act.resignText", values: { ...crowd(cast, staying), left: staying.length } })}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{tell({ key: "act.resignNo" })}</Button>
        <Button kind="danger" busy={acts.busy} onClick={() => void resign()} data-testid="resign-confirm">
          {tell({ key: "act.resignYes" })}
        </Button>
      </div>
    </Dialog>
  );
}
