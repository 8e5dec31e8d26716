import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/Icon";
import type { BotLevel } from "@/lib/protocol/bots";

interface Props {
  readonly level: BotLevel;
  readonly size?: number;
  /** With the style in words beside the mark. */
  readonly words?: boolean;
}

/** Stands beside the name of a player that is no person. */
export function BotMark({ level, size = 15, words = false }: Props) {
  const t = useTranslations("bots");
  const said = t("mark", { level: t(`level.${level}`) });
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-sm text-quiet" title={said} data-testid="bot">
      <Icon name="bot" size={size} />
      <span className={words ? "" : "sr-only"}>{said}</span>
    </span>
  );
}
