import Link from "next/link";
import type { ReactNode } from "react";
import { LAST_MONTH } from "@/lib/engine/opensky/words";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { Mark } from "@/components/ui/Mark";
import { OwnClock } from "./clock/OwnClock";
import type { Acts } from "./life/useActs";
import { MonthDots, MonthTrack } from "./MonthTrack";
import { monthName } from "./months";
import { TableMenu } from "./TableMenu";
import type { Frame } from "./useFrame";

interface MenuProps {
  readonly frame: Frame;
  readonly acts: Acts;
  readonly tablesOpen: boolean;
  readonly onTables: () => void;
  readonly onHelp: () => void;
}

/** The slim bar of wide screens; the departures board hangs over its middle. */
export function TopBar({ frame, news, ...menu }: MenuProps & { readonly news?: ReactNode }) {
  const { tell, cast } = frame;
  return (
    <header className="flex h-[54px] items-center border-b border-line bg-panel pr-2.5 pl-3.5">
      <Home frame={frame} size={38} />
      <div className="ml-2.5 hidden h-full min-[1020px]:block">
        <MonthTrack frame={frame} />
      </div>
      <div className="ml-3 flex items-center gap-3 min-[1020px]:hidden">
        <MonthNow frame={frame} />
        <MonthDots frame={frame} />
      </div>
      <div className="ml-auto flex items-center gap-3">
        {news}
        <OwnClock frame={frame} />
        {cast.me === null && (
          <span
            className="flex items-center gap-1.5 text-sm text-quiet"
            title={tell({ key: "bar.watching" })}
            data-testid="watching"
          >
            <Icon name="eye" size={20} />
            <span className="max-[1499px]:sr-only">{tell({ key: "bar.watching" })}</span>
          </span>
        )}
        <TableMenu frame={frame} side="right" {...menu} />
      </div>
    </header>
  );
}

/** The bar of narrow screens. */
export function CompactBar({ frame, talk, ...menu }: MenuProps & { readonly talk?: ReactNode }) {
  const { tell, cast, session } = frame;
  return (
    <header className="flex h-[46px] items-center gap-2 border-b border-line bg-panel pr-3 pl-1">
      <TableMenu frame={frame} side="left" {...menu} />
      <MonthNow frame={frame} />
      <div className={cx(session.clocks !== null && cast.me !== null && "max-[459px]:sr-only")}>
        <MonthDots frame={frame} />
      </div>
      <div className="ml-auto flex items-center gap-2.5">
        <OwnClock frame={frame} />
        {cast.me === null && (
          <span className="text-quiet" title={tell({ key: "bar.watching" })} data-testid="watching">
            <Icon name="eye" size={20} />
            <span className="sr-only">{tell({ key: "bar.watching" })}</span>
          </span>
        )}
        {talk}
        <Home frame={frame} size={30} />
      </div>
    </header>
  );
}

const MonthNow = ({ frame }: { readonly frame: Frame }) => (
  <span className="rounded-sm bg-ink px-2 pt-0.5 pb-[3px] leading-[18px] font-bold text-panel" aria-hidden="true">
    {frame.tell(monthName(Math.min(frame.table.month, LAST_MONTH), "short"))}
  </span>
);

const Home = ({ frame, size }: { readonly frame: Frame; readonly size: number }) => (
  <Link href="/" aria-label={frame.tell({ key: "bar.home" })} className="rounded-full">
    <Mark size={size} />
  </Link>
);
