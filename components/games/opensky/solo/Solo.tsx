"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore, type ReactNode } from "react";
import { Mark } from "@/components/ui/Mark";
import { Spinner } from "@/components/ui/Spinner";
import type { SoloGame } from "./game";
import { keptGame } from "./keep";
import { SoloSetup } from "./SoloSetup";

const Opening = () => {
  const t = useTranslations("solo");
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-5 bg-sea">
      <Mark size={64} />
      <p role="status" className="flex items-center gap-2.5 text-quiet">
        <Spinner />
        {t("opening")}
      </p>
    </main>
  );
};

const SoloTable = dynamic(() => import("./SoloTable").then((part) => part.SoloTable), {
  ssr: false,
  loading: () => <Opening />,
});

interface SoloProps {
  /** The visitor's name, for the first seat. */
  readonly me: string;
  readonly header: ReactNode;
  readonly footer: ReactNode;
}

let found: SoloGame | null | undefined;
const inBrowser = (): SoloGame | null => (found === undefined ? (found = keptGame()) : found);
const never = () => () => undefined;

/** A table on this device: who flies, then the game; the one that was not ended can be gone on with. */
export const Solo = ({ me, header, footer }: SoloProps) => {
  const t = useTranslations("solo");
  const before = useSyncExternalStore(never, inBrowser, () => null);
  const [game, setGame] = useState<SoloGame | null>(null);
  const begin = (chosen: SoloGame): void => {
    found = undefined;
    setGame(chosen);
  };
  if (game !== null) {
    return <SoloTable key={game.seed} begun={game} onAgain={begin} onLeave={() => setGame(null)} />;
  }
  return (
    <div className="flex min-h-dvh flex-col">
      {header}
      <main id="page" className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 sm:px-6 sm:py-10">
        <h1 className="text-3xl font-bold">{t("title")}</h1>
        <p className="mt-2 mb-7 max-w-2xl text-quiet">{t("intro")}</p>
        <SoloSetup me={me} kept={before} onBegin={begin} />
      </main>
      {footer}
    </div>
  );
};
