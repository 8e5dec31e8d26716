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
        <div className="px-1">{words}</div>
        {aside}
        {children}
        {buttons !== undefined && <div className="sticky bottom-0 flex gap-2 bg-panel pt-0.5">{buttons}</div>}
      </div>
    );
  }
  return (
    <div className="flex min-h-[154px] items-stretch gap-6 px-6 pt-3.5 pb-3">
      <div className="flex w-[300px] shrink-0 flex-col xl:w-[350px]">
        {words}
        {aside !== undefined && <div className="mt-2">{aside}</div>}
      </div>
      <div className="flex min-w-0 flex-1 items-start gap-6">{children}</div>
      {buttons !== undefined && <div className="flex w-[198px] shrink-0 flex-col gap-2">{buttons}</div>}
    </div>
  );
}
