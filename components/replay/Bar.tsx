"use client";

import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { useId, useState, type ReactNode } from "react";
import type { Frame } from "@/components/games/opensky/frame/useFrame";
import { cx } from "@/components/ui/cx";
import { Icon, type IconName } from "@/components/ui/Icon";
import { Mark } from "@/components/ui/Mark";
import { ThemeButton } from "@/components/ui/ThemeButton";
import { queryOf } from "@/lib/history/replay/address";
import type { Playback } from "./usePlayback";

interface BarProps {
  readonly frame: Frame;
  readonly playback: Playback;
  /** The table's id; null for a file, which has no address. */
  readonly gameId: string | null;
  readonly onClose: (() => void) | undefined;
  readonly compact: boolean;
}

/** What is replayed, through whose eyes, and what one may do with it. */
export function Bar({ frame, playback, gameId, onClose, compact }: BarProps) {
  const t = useTranslations("replay");
  const site = useTranslations("site");
  const format = useFormatter();
  const names = frame.session.table.players.map((_, seat) => frame.cast.names[seat] ?? "");
  return (
    <header
      className={cx(
        "flex items-center border-b border-line bg-panel",
        compact ? "h-[50px] gap-1 px-2" : "h-[54px] gap-3 pr-3 pl-3.5",
      )}
    >
      <Link href="/" aria-label={frame.tell({ key: "bar.home" })} className="shrink-0 rounded-full">
        <Mark size={compact ? 30 : 38} />
      </Link>
      <div className={cx("min-w-0", compact ? "flex-1 pl-1" : "w-64 xl:w-72")}>
        <h1 className={cx("truncate leading-5 font-bold", compact && "sr-only")}>
          {gameId === null ? (
            t("title")
          ) : (
            <Link href={`/t/${gameId}`} className="hover:underline">
              {t("title")}
            </Link>
          )}
        </h1>
        {!compact && <p className="truncate text-sm text-quiet">{format.list(names)}</p>}
      </div>
      <div className="ml-auto flex items-center gap-1">
        <ViewpointChoice frame={frame} playback={playback} compact={compact} />
        {gameId !== null && (
          <>
            <ShareButton gameId={gameId} playback={playback} />
            <IconLink
              href={`/api/games/${gameId}/record`}
              file={`opensky-${gameId}-record.json`}
              icon="log"
              label={t("record")}
              testId="save-record"
            >
              {t("recordShort")}
            </IconLink>
            <IconLink href={`/t/${gameId}/check`} icon="lock" label={t("check")} testId="to-check">
              {t("check")}
            </IconLink>
          </>
        )}
        <ThemeButton label={(theme, next) => site("theme.label", { theme, next })} className="shrink-0" />
        {onClose !== undefined && (
          <button
            type="button"
            onClick={onClose}
            aria-label={t("close")}
            title={t("close")}
            className={ICON_BUTTON}
            data-testid="close-replay"
          >
            <Icon name="cross" size={20} />
          </button>
        )}
      </div>
    </header>
  );
}

const ICON_BUTTON =
  "inline-flex size-11 shrink-0 items-center justify-center gap-1.5 rounded-md hover:bg-wallet min-[1440px]:w-auto min-[1440px]:px-2.5";

interface IconLinkProps {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
  readonly testId: string;
  /** The name of the file, where the link leads to one. */
  readonly file?: string;
  readonly children: ReactNode;
}

const IconLink = ({ href, icon, label, testId, file, children }: IconLinkProps) => (
  <a href={href} download={file} aria-label={label} title={label} className={ICON_BUTTON} data-testid={testId}>
    <Icon name={icon} size={20} />
    <span className="hidden min-[1440px]:inline">{children}</span>
  </a>
);

/** Copies the address of the place that is shown. */
function ShareButton({ gameId, playback }: { readonly gameId: string; readonly playback: Playback }) {
  const t = useTranslations("replay");
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const copy = (): void => {
    const address = `${window.location.origin}/t/${gameId}/replay${queryOf(playback)}`;
    navigator.clipboard
      .writeText(address)
      .then(() => setCopied("yes"))
      .catch(() => setCopied("failed"));
  };
  const label = t(copied === "no" ? "share" : copied === "yes" ? "shared" : "shareFailed");
  return (
    <button type="button" onClick={copy} aria-label={label} title={label} className={ICON_BUTTON} data-testid="share">
      <Icon name={copied === "yes" ? "check" : "share"} size={20} />
      <span className="hidden min-[1440px]:inline">{copied === "no" ? t("shareShort") : label}</span>
      <span role="status" className="sr-only">
        {copied === "no" ? "" : label}
      </span>
    </button>
  );
}

function ViewpointChoice({ frame, playback, compact }: Pick<BarProps, "frame" | "playback" | "compact">) {
  const t = useTranslations("replay.viewpoint");
  const id = useId();
  const { viewpoint, look } = playback;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <label
        htmlFor={id}
        className={cx("flex items-center text-sm whitespace-nowrap text-quiet", !compact && "max-[1099px]:sr-only")}
      >
        {compact ? <Icon name="eye" size={18} /> : t("label")}
        {compact && <span className="sr-only">{t("label")}</span>}
      </label>
      <select
        id={id}
        value={String(viewpoint)}
        onChange={({ currentTarget: { value } }) => look(value === "open" ? "open" : Number(value))}
        className={cx(
          "h-10 min-w-0 rounded-lg border border-line bg-panel px-2",
          compact ? "w-32 text-sm" : "w-36 xl:w-44",
        )}
        data-testid="viewpoint"
      >
        <option value="open">{t("open")}</option>
        {frame.table.seats.map((_, seat) => (
          <option key={seat} value={seat}>
            {t("seat", { airline: frame.airline(seat), player: frame.player(seat) })}
          </option>
        ))}
      </select>
    </span>
  );
}
