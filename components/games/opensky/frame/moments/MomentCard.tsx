"use client";

import { useRef, type ReactNode } from "react";
import { useTranslations } from "next-intl";
import { Flaps } from "@/components/ui/Flaps";
import { SeasonCard } from "../SeasonTurn";
import type { Frame } from "../useFrame";
import type { Moment } from "./between";
import { FinalCard } from "./FinalCard";
import { RevealCard } from "./RevealCard";
import { useSkip } from "./useSkip";

/** How long a card stays by itself. */
const SHOWN_MS = 9000;

interface Props {
  readonly frame: Frame;
  readonly moment: Moment;
  readonly onSkip: () => void;
}

/** A short pause of the eye: blocks nothing, and goes by any key, a press or by itself. */
export function MomentCard({ frame, moment, onSkip }: Props) {
  const t = useTranslations("opensky-moments");
  const card = useRef<HTMLElement>(null);
  useSkip(card, SHOWN_MS, onSkip);
  const { title, body } = contentOf(frame, moment, t);
  return (
    <aside
      ref={card}
      role="status"
      className="pointer-events-none absolute inset-x-0 top-[40%] z-30 mx-auto w-[min(27rem,calc(100%-2rem))] -translate-y-1/2 animate-rise overflow-hidden rounded-xl border border-line bg-panel shadow-tag"
      data-testid={moment.kind === "season" ? "season-turn" : `moment-${moment.kind}`}
    >
      <div className="bg-board px-5 py-3">
        <Flaps text={title} size="m" />
      </div>
      <div className="px-5 pt-4 pb-3">
        {body}
        <p className="mt-3 border-t border-line pt-2 text-sm text-quiet">{t("skip")}</p>
      </div>
    </aside>
  );
}

function contentOf(
  frame: Frame,
  moment: Moment,
  t: ReturnType<typeof useTranslations<"opensky-moments">>,
): { readonly title: string; readonly body: ReactNode } {
  switch (moment.kind) {
    case "reveal":
      return { title: t("reveal.title"), body: <RevealCard frame={frame} month={moment.month} /> };
    case "season":
      return { title: frame.tell({ key: "season.title" }), body: <SeasonCard frame={frame} /> };
    case "final":
      return { title: t("final.title"), body: <FinalCard frame={frame} /> };
  }
}
