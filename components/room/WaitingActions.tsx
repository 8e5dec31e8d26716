"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Shown } from "@/components/lobby/shell/SiteNav";
import { useTrouble } from "@/components/lobby/useTrouble";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Dialog } from "@/components/ui/Dialog";
import { Notice } from "@/components/ui/Notice";
import { usePlayerName } from "@/lib/i18n/usePlayerName";
import type { Answer } from "@/lib/protocol/answer";
import type { TableInfo } from "@/lib/protocol/table";
import { joinTable, leaveTable, startTable } from "@/lib/realtime/client/actions";

type Doing = "join" | "start" | "leave";

interface WaitingActionsProps {
  readonly me: Shown;
  readonly table: TableInfo;
  /** The game whose players the seats are kept for; null at other tables. */
  readonly last: TableInfo | null;
}

/** What the visitor can do at a table that has not begun: sit down, start it, leave it. */
export const WaitingActions = ({ me, table, last }: WaitingActionsProps) => {
  const t = useTranslations("room");
  const playerName = usePlayerName();
  const site = useTranslations("site");
  const trouble = useTrouble();
  const router = useRouter();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { gameId, players, rules, hostId } = table;
  const free = rules.players - players.length;
  const host = players.find(({ userId }) => userId === hostId);
  const seated = players.some(({ userId }) => userId === me.userId);
  const invited = last === null || last.players.some(({ userId }) => userId === me.userId);
  const joinable = !seated && invited && free > 0;
  const needsAccount = table.rated && me.account !== true;
  const hosting = hostId === me.userId;
  // A game of those who meet again begins by itself; the button is for when it did not.
  const starting = hosting && (table.rematchOf === null || free === 0);

  const act = async <T,>(what: Doing, wish: Promise<Answer<T>>): Promise<boolean> => {
    setDoing(what);
    setProblem(null);
    const answer = await wish;
    setDoing(null);
    if ("ok" in answer) return true;
    setProblem(trouble(answer.error, answer.message));
    return false;
  };

  const leave = async () => {
    if (await act("leave", leaveTable(gameId))) router.push("/");
    else setLeaving(false);
  };

  return (
    <div className="grid gap-3">
      {problem !== null && (
        <Notice kind="warn" onDismiss={() => setProblem(null)} dismissLabel={site("dismiss")}>
          {problem}
        </Notice>
      )}
      {joinable && needsAccount && (
        <>
          <Notice>{t("rated.account")}</Notice>
          <ButtonLink href={`/sign-in?to=/t/${gameId}`} kind="primary" size="lg" data-testid="sign-in-to-join">
            {t("rated.signIn")}
          </ButtonLink>
        </>
      )}
      {joinable && !needsAccount && (
        <Button
          kind="primary"
          size="lg"
          wide
          busy={doing === "join"}
          onClick={() => void act("join", joinTable(gameId))}
          data-testid="join"
        >
          {t(doing === "join" ? "joining" : "join")}
        </Button>
      )}
      {!seated && free === 0 && <Notice>{t("full")}</Notice>}
      {seated && (
        <div className="flex flex-wrap items-center gap-3">
          {starting ? (
            <div className="flex-[1_1_14rem]">
              <Button
                kind="primary"
                size="lg"
                wide
                busy={doing === "start"}
                reason={free > 0 ? t("startWhy", { free }) : null}
                onClick={() => void act("start", startTable(gameId))}
                data-testid="start"
              >
                {t(doing === "start" ? "starting" : "start")}
              </Button>
            </div>
          ) : (
            <p className="flex-[1_1_14rem] text-quiet">
              {table.rematchOf === null ? t("startOther", { host: playerName(host?.name ?? "") }) : t("kept.start")}
            </p>
          )}
          <div className={starting ? "flex-[1_1_9rem]" : ""}>
            <Button wide size={starting ? "lg" : "md"} onClick={() => setLeaving(true)} data-testid="leave">
              {t("leave")}
            </Button>
          </div>
        </div>
      )}
      <Dialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title={t("confirmLeave")}
        closeLabel={site("close")}
      >
        {hosting && <p className="mb-4 text-quiet">{t("leaveHost", { players: players.length })}</p>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => setLeaving(false)}>{t("stay")}</Button>
          <Button kind="danger" busy={doing === "leave"} onClick={() => void leave()} data-testid="leave-confirm">
            {t(doing === "leave" ? "leaving" : "leave")}
          </Button>
        </div>
      </Dialog>
    </div>
  );
};
