"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { CHAPTER, type HintKind } from "./hint-kinds";
import { switched, withSeen } from "./hint-memory";
import { remember } from "./useHintMemory";

interface HintStripProps {
  readonly kind: HintKind;
  readonly gameId: string;
  readonly compact: boolean;
}

/** The hint itself, with its rule and the ways to put it away. */
export function HintStrip({ kind, gameId, compact }: HintStripProps) {
  const t = useTranslations("opensky-hints");
  return (
    <aside
      aria-label={t("label")}
      data-testid="hint"
      data-kind={kind}
      className={cx(
        "border-b border-line shadow-[inset_5px_0_0_var(--sign)]",
        compact ? "py-2 pr-3 pl-4.5" : "flex items-center gap-6 py-2 pr-6 pl-7",
      )}
    >
      <p role="status" className={cx("text-sm", !compact && "max-w-[56rem] flex-1 text-base")}>
        {t.rich(`hints.${kind}`, {
          rule: (words) => (
            <Link
              href={`/rules?table=${gameId}#${CHAPTER[kind]}`}
              target="_blank"
              rel="noopener"
              className="underline underline-offset-4"
            >
              {words}
            </Link>
          ),
        })}
      </p>
      <div className={cx("flex shrink-0 items-center gap-2", compact ? "mt-1.5" : "ml-auto")}>
        <Button size="sm" onClick={() => remember((now) => withSeen(now, kind))} data-testid="hint-seen">
          {t("seen")}
        </Button>
        <Button size="sm" kind="quiet" onClick={() => remember(switched)} data-testid="hints-off">
          {t("off")}
        </Button>
      </div>
    </aside>
  );
}
