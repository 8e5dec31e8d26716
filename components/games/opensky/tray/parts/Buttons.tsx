import { useState, type ReactNode } from "react";
import type { TableSession } from "@/lib/realtime/client/session";
import type { Decision } from "../useDecision";
import type { Words } from "../useWords";
import { isEmpty } from "../draft";
import { momentOf } from "../moment";
import { TrayButton } from "./TrayButton";

interface Props {
  readonly session: TableSession;
  readonly decision: Decision;
  readonly words: Words;
  readonly compact: boolean;
  /** The words of the primary button: exactly what it will do. */
  readonly children: ReactNode;
  /** Words of the refusal, where this decision has one; else the second button clears. */
  readonly decline?: ReactNode;
  /** Words of the refusal once it was pressed: it is sent by the second press, since it cannot be taken back. */
  readonly declineSure?: ReactNode;
}

/** The one primary button, and the one beside it that refuses or clears. */
export function Buttons({ session, decision, words, compact, children, decline, declineSure }: Props) {
  const { t } = words;
  const { composed, draft } = decision;
  // A refusal that waits for its second press belongs to one decision and what is chosen for it.
  const choice = JSON.stringify([momentOf(decision.table, decision.seat), draft]);
  const [armedFor, setArmedFor] = useState("");
  const armed = declineSure === undefined || armedFor === choice;
  const sending = session.sending !== null;
  const refusing = sending && session.sending?.startsWith("decline") === true;
  const { waiting } = session;
  const later = waiting || session.connection === "offline" ? t("offline") : null;
  const missing =
    composed !== null && "missing" in composed ? t(`missing.${composed.missing}`, { count: composed.count }) : null;
  const empty = draft === null || isEmpty(draft);
  const primary = (
    <TrayButton
      key="primary"
      kind="primary"
      testId="primary"
      compact={compact}
      busy={sending && (waiting || !refusing)}
      off={sending}
      reason={sending ? null : missing}
      note={later}
      onPress={decision.confirm}
    >
      {waiting && refusing ? decline : sending && !refusing && !waiting ? t("sending") : children}
    </TrayButton>
  );
  const second = (testId: string, words: ReactNode, onPress: () => void, busy = false) => (
    <TrayButton
      key={testId}
      kind="secondary"
      testId={testId}
      compact={compact}
      busy={busy}
      off={sending && !waiting}
      onPress={onPress}
    >
      {words}
    </TrayButton>
  );
  const secondary = (): ReactNode => {
    if (waiting) return second("take-back", t("takeBack"), session.takeBack);
    if (decline === undefined) return empty ? null : second("clear", t("clear"), decision.clear);
    return second(
      "decline",
      refusing ? t("sending") : armed ? (declineSure ?? decline) : decline,
      armed ? decision.decline : () => setArmedFor(choice),
      refusing,
    );
  };
  return compact ? [secondary(), primary] : [primary, secondary()];
}
