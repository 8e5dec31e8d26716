"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Log } from "@/components/games/opensky/frame/Log";
import { LuggageTag } from "@/components/games/opensky/frame/LuggageTag";
import { ShareSwitch } from "@/components/history/ShareSwitch";
import type { Frame } from "@/components/games/opensky/frame/useFrame";
import { cx } from "@/components/ui/cx";
import type { Timeline } from "@/lib/history/replay/timeline";
import { Story } from "./Story";
import type { Playback } from "./usePlayback";

const TABS = ["story", "airlines", "log"] as const;
type Tab = (typeof TABS)[number];

interface SidePanelProps {
  readonly frame: Frame;
  readonly timeline: Timeline;
  readonly playback: Playback;
  /** The table's id; null for a file. */
  readonly gameId: string | null;
  readonly sharing: { readonly shared: boolean } | null;
}

/** Beside the map: the chapter in words, the airlines' tags, or the whole log. */
export function SidePanel({ frame, timeline, playback, gameId, sharing }: SidePanelProps) {
  const t = useTranslations("replay.panel");
  const [tab, setTab] = useState<Tab>("story");
  const step = (by: number): void => {
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length] ?? tab;
    setTab(next);
    document.getElementById(`replay-tab-${next}`)?.focus();
  };
  return (
    <section className="flex h-full min-h-0 flex-col bg-panel" aria-label={t("label")}>
      <div
        role="tablist"
        aria-label={t("label")}
        className="flex shrink-0 gap-1 border-b border-line px-3 pt-1.5"
        onKeyDown={(event) => {
          if (event.key === "ArrowRight") step(1);
          if (event.key === "ArrowLeft") step(-1);
        }}
      >
        {TABS.map((each) => (
          <button
            key={each}
            id={`replay-tab-${each}`}
            type="button"
            role="tab"
            aria-selected={each === tab}
            aria-controls="replay-panel"
            tabIndex={each === tab ? 0 : -1}
            onClick={() => setTab(each)}
            className={cx(
              "h-10 border-b-2 px-3",
              each === tab ? "border-accent font-bold" : "border-transparent text-quiet hover:text-ink",
            )}
            data-testid={`tab-${each}`}
          >
            {t(each)}
          </button>
        ))}
      </div>
      <div
        id="replay-panel"
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={`replay-tab-${tab}`}
        className="min-h-0 flex-1 overflow-y-auto px-4 py-3 sm:px-5"
      >
        {tab === "story" && <Story frame={frame} timeline={timeline} playback={playback} />}
        {tab === "story" && gameId !== null && sharing !== null && (
          <div className="mt-5 border-t border-line pt-3">
            <ShareSwitch gameId={gameId} shared={sharing.shared} />
          </div>
        )}
        {tab === "airlines" && <Airlines frame={frame} />}
        {tab === "log" && <Log frame={frame} seen={frame.session.events.length} />}
      </div>
    </section>
  );
}

function Airlines({ frame }: { readonly frame: Frame }) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <div className="grid gap-3">
      {frame.table.seats.map((_, seat) => (
        <LuggageTag
          key={seat}
          frame={frame}
          seat={seat}
          size="tall"
          hangs={false}
          open={opened === seat}
          onToggle={() => setOpened(opened === seat ? null : seat)}
        />
      ))}
    </div>
  );
}
