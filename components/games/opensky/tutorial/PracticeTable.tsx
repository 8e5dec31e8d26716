"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { GameTable } from "../GameTable";
import { Coach } from "./Coach";
import { useCoachWords } from "./useCoachWords";
import { usePractice } from "./usePractice";
import { useSpots } from "./useSpots";

/** The tutorial: the real table with a coach in its tray. */
export function PracticeTable() {
  const t = useTranslations("tutorial");
  const names = useMemo(() => [t("names.me"), t("names.rival"), t("names.other")], [t]);
  const flight = usePractice(names);
  const words = useCoachWords(flight.session, flight.step, flight.objection);
  useSpots(flight.step.spots);
  return (
    <GameTable
      session={flight.session}
      note={<Coach flight={flight} words={words} />}
      focus={flight.step.focus.length > 0 ? flight.step.focus : undefined}
    />
  );
}
