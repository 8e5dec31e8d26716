import { useTranslations } from "next-intl";
import { cx } from "@/components/ui/cx";
import type { Chapter } from "./chapters";

interface Props {
  readonly chapter: Chapter;
  readonly className?: string;
}

/** To the rule behind what is shown, in a page of its own, so that the table stays where it is. */
export function RuleLink({ chapter, className }: Props) {
  const t = useTranslations("opensky-rule-links");
  return (
    <a
      href={`/rules#${chapter}`}
      target="_blank"
      rel="noopener"
      data-testid={`rule-${chapter}`}
      className={cx(
        "rounded-sm text-sm whitespace-nowrap text-quiet underline decoration-line underline-offset-3",
        "hover:text-ink hover:decoration-ink",
        className,
      )}
    >
      {t(chapter)}
      <span className="sr-only"> {t("newPage")}</span>
    </a>
  );
}
