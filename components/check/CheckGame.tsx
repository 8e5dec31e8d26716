"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useAirlineName } from "@/components/games/opensky/livery/useAirlineName";
import { Button } from "@/components/ui/Button";
import { Notice } from "@/components/ui/Notice";
import { checkProof, type Report } from "@/lib/history/check";
import type { Proof } from "@/lib/history/proof";
import { usePlayerName } from "@/lib/i18n/usePlayerName";
import { Files } from "./Files";
import { type Loaded, readHanded } from "./handed";
import { Origin } from "./Origin";
import { actedCount, earlyEnding } from "./room-notes";
import { Steps } from "./Steps";
import { Verdict } from "./Verdict";

interface CheckGameProps {
  readonly gameId: string;
  /** The game as this site publishes it. */
  readonly published: Proof;
  /** Players by seat. */
  readonly players: readonly string[];
}

type File = { readonly name: string } & Loaded;

/** Checks a finished game in the visitor's own browser, or a file that the visitor hands in. */
export const CheckGame = ({ gameId, published, players }: CheckGameProps) => {
  const t = useTranslations("check.files");
  const airline = useAirlineName();
  const playerName = usePlayerName();
  const [file, setFile] = useState<File | null>(null);
  const loaded = file?.kind === "loaded" ? file : null;
  const proof = loaded?.proof ?? published;
  const foreign = loaded?.of === "another";
  const report = useReport(proof, foreign ? proof : published);
  const { commitment, contributions, serverBytes, record } = proof;
  const names = contributions.map((_, seat) => {
    const name = foreign ? undefined : players[seat];
    return name === undefined ? airline(seat) : playerName(name);
  });

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-6">
        {file !== null && (
          <div className="grid gap-3" data-testid="handed">
            <FileNotice file={file} />
            <div>
              <Button onClick={() => setFile(null)}>{t("back")}</Button>
            </div>
          </div>
        )}
        {(file === null || loaded !== null) && (
          <>
            <Verdict report={report} commands={record.commands.length} acted={actedCount(proof.events)} />
            {report !== null && <Steps report={report} ending={earlyEnding(proof.events)} />}
          </>
        )}
      </div>
      <div className="grid min-w-0 gap-6">
        <Origin
          commitment={commitment}
          fairness={{ contributions, revealed: { serverBytes, seed: record.seed } }}
          names={names}
        />
        <Files
          gameId={gameId}
          onFile={(chosen) => {
            void readHanded(chosen, published).then((read) => setFile({ name: chosen.name, ...read }));
          }}
        />
      </div>
    </div>
  );
};

/** The verdict, worked out in the browser alone: null on the server and until it is there. */
function useReport(proof: Proof, table: Proof): Report | null {
  const [checked, setChecked] = useState<{ readonly proof: Proof; readonly report: Report } | null>(null);
  useEffect(() => {
    setChecked({ proof, report: checkProof(proof, table.record.rules) });
  }, [proof, table]);
  return checked?.proof === proof ? checked.report : null;
}

const FileNotice = ({ file }: { readonly file: File }) => {
  const t = useTranslations("check.files");
  const { name } = file;
  switch (file.kind) {
    case "unreadable":
      return <Notice kind="warn">{t("unreadable", { name })}</Notice>;
    case "broken":
      return <Notice kind="warn">{t("broken", { name, field: file.field })}</Notice>;
    case "loaded":
      return (
        <Notice>
          {t("showing", { name })} {file.of === "another" && t("foreign")}
          {file.of === "record" && t("bare")}
        </Notice>
      );
  }
};
