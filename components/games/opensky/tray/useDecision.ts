import { useCallback, useMemo, useState } from "react";
import type { Highlight, MapMode, Planned } from "@/components/games/opensky/map/types";
import { legal as legalFor } from "@/lib/engine/opensky/legal";
import type { Legal } from "@/lib/engine/opensky/legal.types";
import type { View } from "@/lib/engine/opensky/table";
import type { AirportCode, Seat } from "@/lib/engine/opensky/words";
import type { OwnCommand, TableSession } from "@/lib/realtime/client/session";
import { compose, type Composed } from "./compose";
import { freshDraft, reduceDraft, type Draft, type DraftAction } from "./draft";
import { focusOf, highlightsOf, mapModeOf, plannedOf, VIEW } from "./mapShows";
import { momentOf } from "./moment";
import { useMapReasons } from "./useMapReasons";

/** The decision that the viewer is asked for, as far as it is composed, and what the map shows of it. */
export interface Decision {
  readonly table: View;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  /** What the viewer may do now; null when not asked. */
  readonly legal: Legal | null;
  readonly draft: Draft | null;
  readonly composed: Composed | null;
  readonly act: (action: DraftAction) => void;
  /** Sends the composed command, if it is complete. */
  readonly confirm: () => void;
  /** Sends the refusal that this decision allows. */
  readonly decline: () => void;
  readonly clear: () => void;
  readonly mapMode: MapMode;
  readonly planned: Planned | undefined;
  readonly highlights: readonly Highlight[];
  /** Airports to keep in view: the market's two ends, while there is one. */
  readonly focus: readonly AirportCode[];
}

/**
 * Keeps the draft of the one decision that the viewer is asked for. It outlives the events of others and a refused
 * command, and is gone with the moment it was made for.
 */
export function useDecision(session: TableSession): Decision {
  const { view: table, seat } = session;
  const moment = momentOf(table, seat);
  const [kept, setKept] = useState<{ readonly moment: string; readonly draft: Draft } | null>(null);

  const legal = useMemo(() => (seat === null ? null : legalFor(table, seat)), [table, seat]);
  const draft = useMemo(() => {
    if (legal === null || moment === null) return null;
    return kept !== null && kept.moment === moment && kept.draft.type === legal.type ? kept.draft : freshDraft(legal);
  }, [legal, moment, kept]);
  const composed = useMemo(() => (draft === null || legal === null ? null : compose(draft, legal)), [draft, legal]);

  const act = useCallback(
    (action: DraftAction) => {
      if (legal === null || moment === null) return;
      setKept((before) => {
        const from = before !== null && before.moment === moment ? before.draft : freshDraft(legal);
        return { moment, draft: reduceDraft(from, action, legal) };
      });
    },
    [legal, moment],
  );

  const reasons = useMapReasons(session, legal, draft);
  const idle = session.sending === null;
  const mapMode = useMemo(
    () => (idle && legal !== null && draft !== null ? mapModeOf(legal, draft, act, reasons) : VIEW),
    [idle, legal, draft, act, reasons],
  );

  const send = (command: OwnCommand) => {
    if (idle) void session.send(command);
  };
  return {
    table,
    seat,
    legal,
    draft,
    composed,
    act,
    confirm: () => {
      if (composed !== null && "command" in composed) send(composed.command);
    },
    decline: () => {
      const refusal = legal === null ? null : refusalOf(legal);
      if (refusal !== null) send(refusal);
    },
    clear: () => act({ type: "clear" }),
    mapMode,
    planned: useMemo(() => plannedOf(seat, legal, draft), [seat, legal, draft]),
    highlights: useMemo(() => highlightsOf(table, seat, legal, draft), [table, seat, legal, draft]),
    focus: useMemo(() => focusOf(table), [table]),
  };
}

function refusalOf(legal: Legal): OwnCommand | null {
  switch (legal.type) {
    case "submitFare":
      return { type: "declineFare" };
    case "flashDeal":
      return { type: "declineFlashDeal" };
    case "leasePlanes":
      return { type: "declineLease" };
    case "placeCallsign":
    case "placePlanes":
    case "placeHubs":
    case "chooseMarket":
    case "attachAncillaries":
      return null;
  }
}
