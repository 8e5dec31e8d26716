"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { cx } from "@/components/ui/cx";

interface ShareSwitchProps {
  readonly gameId: string;
  readonly shared: boolean;
}

/** For a player of a finished table by link: opens the game to everybody, or keeps it to its players. */
export function ShareSwitch({ gameId, shared: before }: ShareSwitchProps) {
  const t = useTranslations("history.share");
  const [shared, setShared] = useState(before);
  const [state, setState] = useState<"rest" | "busy" | "failed">("rest");
  const change = async (): Promise<void> => {
    setState("busy");
    const answer = await fetch(`/api/games/${gameId}/shared`, { method: shared ? "DELETE" : "PUT" }).catch(() => null);
    if (answer?.ok) setShared(!shared);
    setState(answer?.ok ? "rest" : "failed");
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2" data-testid="share-switch" data-shared={shared}>
      <p
        className={cx(
          "flex min-w-0 flex-[1_1_16rem] items-start gap-2 text-sm",
          state === "failed" ? "text-warn" : "text-quiet",
        )}
        role="status"
      >
        <Icon name={shared ? "globe" : "lock"} size={17} className="mt-0.5" />
        {state === "failed" ? t("failed") : t(shared ? "open" : "closed")}
      </p>
      <Button size="sm" busy={state === "busy"} onClick={() => void change()}>
        {t(shared ? "unshare" : "share")}
      </Button>
    </div>
  );
}
