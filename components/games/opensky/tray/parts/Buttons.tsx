import type { ReactNode } from "react";
import type { TableSession } from "@/lib/realtime/client/session";
import type { Decision } from "../useDecision";
import type { Words } from "../useWords";
import { isEmpty } from "../draft";
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
  /** Pressed in place of sending the refusal at once. */
  readonly onDecline?: (() => void) | undefined;
}

/** The one primary button, and the one beside it that refuses or clears. */
export function Buttons({ session, decision, words, compact, children, decline, onDecline }: Props) {
  const { t } = words;
  const { composed, draft } = decision;
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
    return second("decline", refusing ? t("sending") : decline, onDecline ?? decision.decline, refusing);
  };
  return compact ? [secondary(), primary] : [primary, secondary()];
}
