"use client";

import { useTranslations } from "next-intl";
import { MenuItem } from "../frame/MenuItem";
import type { Frame } from "../frame/useFrame";
import { hintsOn, switched } from "./hint-memory";
import { remember, useHintMemory } from "./useHintMemory";

/** Switches the hints in the table's menu; not for spectators, nor in the tutorial, which has its coach. */
export function HintsItem({ frame }: { readonly frame: Frame }) {
  const t = useTranslations("opensky-hints");
  const on = hintsOn(useHintMemory());
  if (frame.session.seat === null || frame.session.table.gameId === "") return null;
  return (
    <MenuItem
      icon="info"
      text={t(on ? "menu.off" : "menu.on")}
      onPress={() => remember(switched)}
      testId="hints-switch"
    />
  );
}
