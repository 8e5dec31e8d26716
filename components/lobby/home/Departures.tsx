"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Shown } from "@/components/lobby/shell/SiteNav";
import { useTrouble } from "@/components/lobby/useTrouble";
import { cx } from "@/components/ui/cx";
import { Flaps } from "@/components/ui/Flaps";
import { Toast } from "@/components/ui/Toast";
import type { TableInfo } from "@/lib/protocol/table";
import { joinTable } from "@/lib/realtime/client/actions";
import { useLobby } from "@/lib/realtime/client/use-lobby";
import { COLUMNS, DepartureRow } from "./DepartureRow";
import { departures } from "./departures-order";

interface DeparturesProps {
  readonly me: Shown;
  /** The visitor's own tables that are open or playing. */
  readonly own: readonly TableInfo[];
  readonly open: readonly TableInfo[];
}

/** The departures board: the visitor's own tables first, then the public ones, live. */
export const Departures = ({ me, own, open }: DeparturesProps) => {
  const t = useTranslations("home.board");
  const site = useTranslations("site");
  const trouble = useTrouble();
  const router = useRouter();
  const { tables, connection } = useLobby(open);
  const [joining, setJoining] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const rows = departures(me.userId, own, tables);
  const flying = rows.filter(({ table }) => table.status === "playing").length;

  const join = async (gameId: string) => {
    setJoining(gameId);
    const answer = await joinTable(gameId);
    if ("error" in answer && answer.error !== "already-seated") {
      setJoining(null);
      setProblem(trouble(answer.error, answer.message));
      return;
    }
    router.push(`/t/${gameId}`);
  };

  return (
    <section
      id="tables"
      aria-labelledby="tables-title"
      className="on-board scroll-mt-4 rounded-xl bg-board px-4 pt-4 pb-5 text-flapink shadow-tag sm:px-6 lg:min-h-53 lg:rounded-b-none lg:shadow-none"
    >
      <div className="flex flex-wrap items-baseline gap-x-3.5 gap-y-1 pb-2">
        <h2 id="tables-title" className="text-lg font-bold">
          {t("title")}
        </h2>
        <span className="text-sm text-boardq">{t("count", { boarding: rows.length - flying, flying })}</span>
        <Link href="/new" className="ml-auto rounded-sm text-sm font-bold text-sign hover:underline">
          {t("own")}
        </Link>
      </div>
      {rows.length === 0 ? (
        <div className="flex flex-col items-start gap-3 border-t border-flap py-5 sm:flex-row sm:items-center sm:gap-6">
          <Flaps size="m" text={t("emptyFlaps")} />
          <p className="max-w-xl text-boardq">{t("empty")}</p>
        </div>
      ) : (
        <>
          <div aria-hidden="true" className={cx("hidden gap-x-4 pb-1 text-sm text-sign lg:grid", COLUMNS)}>
            <span>{t("table")}</span>
            <span>{t("map")}</span>
            <span>{t("seats")}</span>
            <span>{t("rules")}</span>
            <span>{t("remarks")}</span>
          </div>
          <ul>
            {rows.map(({ table, mine }) => (
              <DepartureRow
                key={table.gameId}
                table={table}
                mine={mine}
                account={me.account === true}
                joining={joining === table.gameId}
                onJoin={() => void join(table.gameId)}
              />
            ))}
          </ul>
        </>
      )}
      {connection === "offline" && <p className="pt-2 text-sm text-boardq">{t("offline")}</p>}
      {problem !== null && (
        <Toast kind="warn" onDismiss={() => setProblem(null)} dismissLabel={site("dismiss")}>
          {problem}
        </Toast>
      )}
    </section>
  );
};
