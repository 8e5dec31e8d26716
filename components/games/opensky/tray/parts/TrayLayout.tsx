import type { ReactNode } from "react";
import type { Chapter } from "@/components/games/opensky/rule/chapters";
import { RuleLink } from "@/components/games/opensky/rule/RuleLink";
import { cx } from "@/components/ui/cx";

interface Props {
  /** What to do now. */
  readonly title: ReactNode;
  /** Why, or by which rule: one or two short lines. */
  readonly why?: ReactNode;
  /** The rule behind it, to be read in a page of its own. */
  readonly rule?: Chapter | undefined;
  /** Under the words, as wide as they are. */
  readonly aside?: ReactNode;
  /** The choices. */
  readonly children?: ReactNode;
  readonly buttons?: ReactNode;
  readonly compact: boolean;
}

/** The wallet: words at the left, choices in the middle, buttons at the right; stacked on a phone. */
export function TrayLayout({ title, why, rule, aside, children, buttons, compact }: Props) {
  const words = (
    <>
      <h2 className={cx("font-bold", compact ? "text-lg leading-[23px]" : "text-xl leading-[26px]")}>{title}</h2>
      {(why !== undefined || rule !== undefined) && (
        <p className="mt-0.5 text-sm leading-[17px] text-quiet">
          {why} {rule !== undefined && <RuleLink chapter={rule} />}
        </p>
      )}
    </>
  );
  if (compact) {
    return (
      <div className="flex flex-col gap-2.5 px-3 pt-2.5 pb-3">
        <div>{words}</div>
        {aside}
        {children}
        {buttons !== undefined && <div className="sticky bottom-0 flex gap-2 bg-panel pt-0.5">{buttons}</div>}
      </div>
    );
  }
  return (
    <div className="flex min-h-[158px] items-stretch gap-5 px-6 pt-3.5 pb-3">
      <div className="flex w-[clamp(244px,26vw,350px)] shrink-0 flex-col">
        {words}
        {aside !== undefined && <div className="mt-2">{aside}</div>}
      </div>
      <div className="@container min-w-0 flex-1">
        <div className="flex h-full items-start gap-5">{children}</div>
      </div>
      {buttons !== undefined && (
        <div className="flex w-[clamp(160px,15vw,198px)] shrink-0 flex-col gap-2">{buttons}</div>
      )}
    </div>
  );
}
