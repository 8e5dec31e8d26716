import { useTranslations } from "next-intl";
import type { PointerEvent } from "react";
import { cx } from "@/components/ui/cx";
import type { Chapter } from "./chapters";

interface Props {
  readonly chapter: Chapter;
  readonly className?: string;
  /** No stop of the keyboard. */
  readonly pointerOnly?: boolean;
}

const stop = (event: PointerEvent): void => event.stopPropagation();
/** What lies under it hears nothing of the pointer on it. */
const STAYS_OPEN = { tabIndex: -1, onPointerDown: stop, onPointerMove: stop, onPointerUp: stop } as const;

/** To the rule behind what is shown, in a page of its own, so that the table stays where it is. */
export function RuleLink({ chapter, className, pointerOnly = false }: Props) {
  const t = useTranslations("opensky-rule-links");
  return (
    <a
      href={`/rules#${chapter}`}
      target="_blank"
      rel="noopener"
      data-testid={`rule-${chapter}`}
      {...(pointerOnly && STAYS_OPEN)}
      className={cx(
        "rounded-sm text-sm whitespace-nowrap text-quiet underline decoration-line underline-offset-3",
        "hover:text-ink hover:decoration-ink",
        pointerOnly && "pointer-events-auto",
        className,
      )}
    >
      {t(chapter)}
      <span className="sr-only"> {t("newPage")}</span>
    </a>
  );
}
