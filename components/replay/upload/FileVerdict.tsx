import Link from "next/link";
import { useTranslations } from "next-intl";
import { FaultDetails } from "@/components/check/FaultDetails";
import { useAirlineName } from "@/components/games/opensky/livery/useAirlineName";
import { type Chapter, chapterOfRefusal } from "@/components/games/opensky/rule/chapters";
import { Button } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { Panel } from "@/components/ui/Panel";
import type { PlayedFile, WrongCommand } from "@/lib/history/replay/file";

type Chapters = Readonly<Record<Chapter, string>>;

interface FileVerdictProps {
  readonly name: string;
  readonly of: "record" | "proof";
  readonly played: PlayedFile;
  readonly chapters: Chapters;
  readonly onWatch: () => void;
}

/** Whether the file is right; otherwise its first wrong decision with the rule it is against. */
export function FileVerdict({ name, of, played, chapters, onWatch }: FileVerdictProps) {
  const t = useTranslations("replay.upload");
  const { wrong, fault, decisions, finished } = played;
  const good = wrong === null && fault === null;
  return (
    <Panel
      className="flex gap-4 p-5 sm:p-6"
      role="status"
      data-testid="file-verdict"
      data-state={good ? "good" : "wrong"}
    >
      <span
        className={cx(
          "inline-flex size-9 shrink-0 items-center justify-center rounded-full",
          good ? "bg-accent text-onaccent" : "bg-warn text-panel",
        )}
      >
        <Icon name={good ? "check" : "cross"} size={22} stroke={2.4} />
      </span>
      <div className="grid min-w-0 flex-1 gap-2">
        <h2 className="text-xl font-bold break-words">{t(good ? "good" : "wrong", { name })}</h2>
        {wrong !== null && <Wrong wrong={wrong} chapters={chapters} />}
        {fault !== null && <FaultDetails fault={fault} />}
        {wrong === null ? (
          <p>{t("goodText", { commands: decisions, finished: finished ? "yes" : "no" })}</p>
        ) : (
          <p>{t("upTo", { n: decisions })}</p>
        )}
        {good && of === "proof" && <p>{t("proofGood")}</p>}
        <div className="mt-2">
          <Button kind="primary" onClick={onWatch} data-testid="watch">
            {t(wrong === null ? "watch" : "watchUpTo")}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function Wrong({ wrong, chapters }: { readonly wrong: WrongCommand; readonly chapters: Chapters }) {
  const t = useTranslations("replay.upload");
  const errors = useTranslations("errors");
  const airline = useAirlineName();
  const { index, code, by, written } = wrong;
  const reason = errors(`rule/${code}`);
  const chapter = by === null ? null : chapterOfRefusal(code, by.type);
  return (
    <div data-testid="wrong-command" data-index={index} data-code={code}>
      <p className="text-warn">
        {by === null
          ? t("wrongCommandBare", { number: index + 1, reason })
          : t("wrongCommand", {
              number: index + 1,
              command: t(`command.${by.type}`),
              airline: airline(by.seat),
              reason,
            })}
      </p>
      {chapter !== null && (
        <p className="mt-1">
          <Link href={`/rules#${chapter}`} className="underline underline-offset-4">
            {t("rule", { chapter: chapters[chapter] })}
          </Link>
        </p>
      )}
      <dl className="mt-2 text-sm">
        <dt className="text-quiet">{t("exact")}</dt>
        <dd className="font-mono break-all">{written}</dd>
      </dl>
    </div>
  );
}
