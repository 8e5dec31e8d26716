import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/Icon";
import { Panel } from "@/components/ui/Panel";

interface FilesProps {
  readonly gameId: string;
  readonly onFile: (file: File) => void;
}

const KINDS = ["record", "proof"] as const;

/** The game as files, and the way to check a file instead. */
export const Files = ({ gameId, onFile }: FilesProps) => {
  const t = useTranslations("check.files");
  return (
    <Panel className="grid gap-3 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{t("title")}</h2>
      <p className="text-sm text-quiet">{t("text")}</p>
      <div className="grid gap-2">
        {KINDS.map((kind) => (
          <a
            key={kind}
            href={`/api/games/${gameId}/${kind}`}
            download={`opensky-${gameId}-${kind}.json`}
            className={buttonClass("secondary", "md", false, true)}
            data-testid={`save-${kind}`}
          >
            {t(kind)}
          </a>
        ))}
      </div>
      <p className="mt-2 text-sm text-quiet">{t("loadText")}</p>
      <label className={`${buttonClass("secondary", "md", false, true)} has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent cursor-pointer`}>
        <Icon name="share" />
        {t("load")}
        <input
          type="file"
          accept="application/json,.json"
          className="sr-only"
          data-testid="load"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file, mended, may be chosen again.
            if (file) onFile(file);
            currentTarget.value = "";
          }}
        />
      </label>
    </Panel>
  );
};
