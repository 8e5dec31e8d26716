import dynamic from "next/dynamic";
import { useEffect } from "react";
import { useTranslations } from "next-intl";
import { chapterOfError } from "@/components/games/opensky/rule/chapters";
import { RuleLink } from "@/components/games/opensky/rule/RuleLink";
import { Icon } from "@/components/ui/Icon";
import { ERROR_CODES, type ErrorCode } from "@/lib/engine/opensky/commands";
import type { Problem, TableSession } from "@/lib/realtime/client/session";
import { isEmpty } from "./draft";
import { PlacePlanes } from "./phases/PlacePlanes";
import { Waiting } from "./phases/Waiting";
import type { Decision } from "./useDecision";
import { useWords, type Words } from "./useWords";
import { later } from "../later";

// A game begins with planning; not everybody comes to these, and nobody at once but to the first callsign.
const AttachAncillaries = dynamic(() => later.attachAncillaries().then((part) => part.AttachAncillaries), {
  ssr: false,
});
const ChooseMarket = dynamic(() => later.chooseMarket().then((part) => part.ChooseMarket), { ssr: false });
const FlashDeal = dynamic(() => later.flashDeal().then((part) => part.FlashDeal), { ssr: false });
const LeasePlanes = dynamic(() => later.leasePlanes().then((part) => part.LeasePlanes), { ssr: false });
const PlaceCallsign = dynamic(() => later.placeCallsign().then((part) => part.PlaceCallsign), { ssr: false });
const PlaceHubs = dynamic(() => later.placeHubs().then((part) => part.PlaceHubs), { ssr: false });
const SubmitFare = dynamic(() => later.submitFare().then((part) => part.SubmitFare), { ssr: false });

interface Props {
  readonly session: TableSession;
  /** From `useDecision`, shared with the map. */
  readonly decision: Decision;
  /** Stacked, for the phone's sheet, instead of a wallet across the page. */
  readonly compact?: boolean | undefined;
}

/** The wallet in which a player decides: what to do now and why, the choices, one primary button. */
export function Tray({ session, decision, compact = false }: Props) {
  const words = useWords(session);
  const { legal, draft } = decision;
  useClearOnEscape(draft !== null && !isEmpty(draft) ? decision.clear : null);
  return (
    <section
      aria-label={words.t("label")}
      data-testid="tray"
      data-type={legal?.type ?? (session.view.phase === "finished" ? "finished" : "waiting")}
      data-sending={session.sending ?? undefined}
      className="text-ink"
    >
      {session.problem !== null && <ProblemLine problem={session.problem} words={words} onDismiss={session.dismiss} />}
      <Body session={session} decision={decision} words={words} compact={compact} />
    </section>
  );
}

/** Escape clears what is composed, wherever the focus is: on the map too. What closes by Escape itself goes first. */
function useClearOnEscape(clear: (() => void) | null): void {
  useEffect(() => {
    if (clear === null) return;
    const onKey = (event: KeyboardEvent) => {
      const inside =
        event.target instanceof Element ? event.target.closest("dialog, [role=dialog], [role=menu]") : null;
      if (event.key === "Escape" && !event.defaultPrevented && inside === null) clear();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [clear]);
}

function Body({
  session,
  decision,
  words,
  compact,
}: Required<Omit<Props, "compact">> & { readonly words: Words; readonly compact: boolean }) {
  const { legal, draft, seat, table } = decision;
  if (legal === null || draft === null || seat === null) {
    return <Waiting session={session} words={words} compact={compact} />;
  }
  const common = { session, decision, table, seat, words, compact };
  switch (legal.type) {
    case "placeCallsign":
      return draft.type === legal.type ? <PlaceCallsign {...common} legal={legal} draft={draft} /> : null;
    case "placePlanes":
      return draft.type === legal.type ? <PlacePlanes {...common} legal={legal} draft={draft} /> : null;
    case "placeHubs":
      return draft.type === legal.type ? <PlaceHubs {...common} legal={legal} draft={draft} /> : null;
    case "chooseMarket":
      return draft.type === legal.type ? <ChooseMarket {...common} legal={legal} draft={draft} /> : null;
    case "submitFare":
      return draft.type === legal.type ? <SubmitFare {...common} legal={legal} draft={draft} /> : null;
    case "flashDeal":
      return draft.type === legal.type ? <FlashDeal {...common} legal={legal} draft={draft} /> : null;
    case "attachAncillaries":
      return draft.type === legal.type ? <AttachAncillaries {...common} legal={legal} draft={draft} /> : null;
    case "leasePlanes":
      return draft.type === legal.type ? <LeasePlanes {...common} legal={legal} draft={draft} /> : null;
  }
}

/** Why the last command was refused, until the next one or until it is put away. */
function ProblemLine({
  problem,
  words,
  onDismiss,
}: {
  readonly problem: Problem;
  readonly words: Words;
  readonly onDismiss: () => void;
}) {
  const t = useTranslations("opensky-rule-errors");
  const code = ruleCode(problem);
  const chapter = code === null ? null : chapterOfError(code);
  return (
    <div
      role="alert"
      data-testid="problem"
      data-code={problem.code}
      className="flex items-center gap-2.5 border-b border-line px-4 pt-2.5 pb-1.5 text-sm text-warn"
    >
      <Icon name="alert" size={17} />
      <span className="min-w-0 flex-1">
        {code === null ? problem.message : t(code)} {chapter !== null && <RuleLink chapter={chapter} />}
      </span>
      <button
        type="button"
        data-testid="dismiss"
        aria-label={words.t("dismiss")}
        onClick={onDismiss}
        className="grid size-8 place-items-center rounded-md hover:bg-wallet"
      >
        <Icon name="cross" size={16} />
      </button>
    </div>
  );
}

function ruleCode({ code }: Problem): ErrorCode | null {
  return ERROR_CODES.find((known) => `rule/${known}` === code) ?? null;
}
