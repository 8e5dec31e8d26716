"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { loneTable } from "@/components/games/opensky/lone-table";
import type { Chapter } from "@/components/games/opensky/rule/chapters";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/Icon";
import { Notice } from "@/components/ui/Notice";
import { Panel } from "@/components/ui/Panel";
import { Replay } from "../Replay";
import { openFile, type OpenedFile } from "./read";
import { FileVerdict } from "./FileVerdict";

interface UploadProps {
  /** Titles of the chapters of the rules. */
  readonly chapters: Readonly<Record<Chapter, string>>;
}

/** Opens a file, says whether it is right, and replays it. All of it happens in the visitor's browser. */
export function Upload({ chapters }: UploadProps) {
  const t = useTranslations("replay.upload");
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [watching, setWatching] = useState(false);
  const open = (chosen: File): void => {
    void openFile(chosen).then(setFile);
  };
  return (
    <div className="grid max-w-[44rem] gap-5">
      <Panel
        className="flex flex-col items-start gap-4 border-dashed p-5 sm:p-7"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [dropped] = event.dataTransfer.files;
          if (dropped) open(dropped);
        }}
      >
        <p className="text-quiet">{t("drop")}</p>
        <label
          className={`${buttonClass("primary", "md", false, false)} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
        >
          <Icon name="share" />
          {t("choose")}
          <input
            type="file"
            accept="application/json,.json"
            className="sr-only"
            data-testid="open-file"
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              if (chosen) open(chosen);
              // The same file, mended, may be chosen again.
              currentTarget.value = "";
            }}
          />
        </label>
      </Panel>
      {file?.kind === "unreadable" && <Notice kind="warn">{t("unreadable", { name: file.name })}</Notice>}
      {file?.kind === "broken" && <Notice kind="warn">{t("broken", { name: file.name, field: file.field })}</Notice>}
      {file?.kind === "played" && (
        <FileVerdict
          name={file.name}
          of={file.of}
          played={file.played}
          chapters={chapters}
          onWatch={() => setWatching(true)}
        />
      )}
      {file?.kind === "played" && watching && (
        <Replay
          game={file.played.game}
          table={loneTable(file.played.game.rules, "finished")}
          start={{ at: 0, viewpoint: "open" }}
          addressed={false}
          onClose={() => setWatching(false)}
        />
      )}
    </div>
  );
}
