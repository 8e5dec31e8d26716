import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";

interface Props {
  /** What to do now. */
  readonly title: ReactNode;
  /** Why, or by which rule: one or two short lines. */
  readonly why?: ReactNode;
  /** Under the words, as wide as they are. */
  readonly aside?: ReactNode;
  /** The choices. */
  readonly children?: ReactNode;
  readonly buttons?: ReactNode;
  readonly compact: boolean;
}

/** The wallet: words at the left, choices in the middle, buttons at the right; stacked on a phone. */
export function TrayLayout({ title, why, aside, children, buttons, compact }: Props) {
  const words = (
    <>
      <h2 className={cx("font-bold", compact ? "text-lg leading-[23px]" : "text-xl leading-[26px]")}>{title}</h2>
      {why !== undefined && <p className="mt-0.5 text-sm leading-[17px] text-quiet">{why}</p>}
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
