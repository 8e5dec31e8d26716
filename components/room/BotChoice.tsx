"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTrouble } from "@/components/lobby/useTrouble";
import { Icon } from "@/components/ui/Icon";
import { Spinner } from "@/components/ui/Spinner";
import type { Answer } from "@/lib/protocol/answer";
import { BOT_LEVELS } from "@/lib/protocol/bots";
import type { Identity } from "@/lib/protocol/table";
import { seatBot, unseatBot } from "@/lib/realtime/client/actions";

/** Asks once at a time, and holds what went wrong. */
function useAsking() {
  const trouble = useTrouble();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async (wish: () => Promise<Answer<true>>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const answer = await wish();
    setBusy(false);
    setProblem("ok" in answer ? null : trouble(answer.error, answer.message));
  };
  return { busy, problem, ask };
}

/** The airlines that the host can give a free seat to. */
export const BotChoice = ({ gameId }: { readonly gameId: string }) => {
  const t = useTranslations("bots");
  const { busy, problem, ask } = useAsking();
  return (
    <span className="flex flex-wrap items-center gap-1.5" data-testid="bot-choice">
      <span className="text-sm text-quiet">{t("seat.legend")}</span>
      {BOT_LEVELS.map((level) => (
        <button
          key={level}
          type="button"
          aria-label={t("seat.add", { level: t(`level.${level}`) })}
          title={t(`style.${level}`)}
          aria-disabled={busy}
          onClick={() => void ask(() => seatBot(gameId, level))}
          className="inline-flex min-h-8 items-center gap-1 rounded-md border border-line bg-panel px-2.5 text-sm hover:border-ink"
          data-testid={`seat-bot-${level}`}
        >
          <Icon name="bot" size={15} />
          {t(`level.${level}`)}
        </button>
      ))}
      {busy && <Spinner />}
      {problem !== null && (
        <span role="alert" className="text-sm text-warn">
          {problem}
        </span>
      )}
    </span>
  );
};

/** Takes a bot out of its seat. */
export const BotRemoval = ({ gameId, bot }: { readonly gameId: string; readonly bot: Identity }) => {
  const t = useTranslations("bots");
  const { busy, ask } = useAsking();
  const said = t("seat.remove", { name: bot.name });
  return (
    <button
      type="button"
      aria-label={said}
      title={said}
      aria-disabled={busy}
      onClick={() => void ask(() => unseatBot(gameId, bot.userId))}
      className="-mr-2 grid size-9 place-items-center rounded-md text-quiet hover:bg-wallet hover:text-ink"
      data-testid="unseat-bot"
    >
      {busy ? <Spinner /> : <Icon name="cross" />}
    </button>
  );
};
