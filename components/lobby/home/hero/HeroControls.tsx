"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFilm } from "./useFilm";

interface HeroControlsProps {
  readonly scenes: number;
  /** The scene with which the page came. */
  readonly still: number;
}

/** Pauses and resumes the recorded game on the map. */
export const HeroControls = ({ scenes, still }: HeroControlsProps) => {
  const t = useTranslations("hero");
  const [wanted, setWanted] = useState<boolean | null>(null);
  const running = useFilm(scenes, still, wanted);
  return (
    <button
      type="button"
      data-testid="hero-pause"
      aria-label={t(running ? "pause" : "resume")}
      title={t(running ? "pause" : "resume")}
      onClick={() => setWanted(!running)}
      className="grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-ink bg-panel text-ink hover:bg-wallet"
    >
      <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        {running ? <path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" /> : <path d="M8 5l11 7-11 7z" />}
      </svg>
    </button>
  );
};
