"use client";

import { useCallback, useState } from "react";
import { useTranslations } from "next-intl";
import type { Act } from "@/lib/protocol/payloads";
import type { TableSession } from "@/lib/realtime/client/session";

/** What the reader does at the table beside the game, and why the last of it was refused. */
export interface Acts {
  readonly busy: boolean;
  /** Words for players, until the next act or `dismiss`. */
  readonly problem: string | null;
  readonly dismiss: () => void;
  /** Answers whether it was done. */
  readonly act: (wish: Act) => Promise<boolean>;
}

/** Sees the acts of one table's page through, one at a time. */
export function useActs({ act: send }: Pick<TableSession, "act">): Acts {
  const t = useTranslations("errors");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const dismiss = useCallback(() => setProblem(null), []);
  const act = async (wish: Act): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem(null);
    const answer = await send(wish);
    setBusy(false);
    if ("ok" in answer) return true;
    const known = answer.error as Parameters<typeof t>[0];
    setProblem(t.has(known) ? t(known) : answer.message);
    return false;
  };
  return { busy, problem, dismiss, act };
}
