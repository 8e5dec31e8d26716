"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { Panel } from "@/components/ui/Panel";

const NEVER = () => () => {};
const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const COPIED_MS = 2500;

/** The table's link, to copy or share. */
export const InviteLink = ({ gameId }: { readonly gameId: string }) => {
  const t = useTranslations("room.link");
  const origin = useSyncExternalStore(NEVER, () => location.origin, () => "");
  const local = useSyncExternalStore(NEVER, () => LOCAL.test(location.hostname), () => false);
  const canShare = useSyncExternalStore(NEVER, () => "share" in navigator, () => false);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const link = `${origin}/t/${gameId}`;

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    field.current?.select();
    // The clipboard is kept from pages opened by a plain network address; the old way still works there.
    const done = await Promise.resolve(navigator.clipboard?.writeText(link).then(() => true)).catch(() => false);
    setCopied(done ?? document.execCommand("copy"));
  };

  return (
    <Panel className="grid gap-3 p-4 sm:p-5">
      <div>
        <h2 className="font-bold">{t("title")}</h2>
        <p className="text-sm text-quiet">{t("text")}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <input
          ref={field}
          readOnly
          aria-label={t("label")}
          value={link}
          onFocus={(event) => event.target.select()}
          data-testid="invite-link"
          className="min-h-11 min-w-0 flex-[1_1_14rem] rounded-lg border border-hairon bg-panel px-3 font-mono text-sm"
        />
        <span className="flex-auto">
          <Button kind="primary" wide onClick={() => void copy()} data-testid="copy-link">
            <Icon name={copied ? "check" : "copy"} />
            <span aria-live="polite">{t(copied ? "copied" : "copy")}</span>
          </Button>
        </span>
        {canShare && (
          <Button onClick={() => void navigator.share({ title: t("shareText"), url: link }).catch(() => undefined)}>
            <Icon name="share" />
            {t("share")}
          </Button>
        )}
      </div>
      {local && <p className="text-sm text-quiet">{t("local")}</p>}
    </Panel>
  );
};
