import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { givenName } from "@/lib/protocol/display-name";

/** Says the texts of `site`. */
type Site = (key: "player.guest" | "player.former", values?: { readonly number: string }) => string;

/** A player's name as a page shows it: what was given and not chosen is said in the reader's language. */
export function playerName(name: string, site: Site): string {
  const given = givenName(name);
  if (given === null) return name;
  return given.kind === "former" ? site("player.former") : site("player.guest", { number: given.number });
}

/** Shows players' names: see `playerName`. */
export function usePlayerName(): (name: string) => string {
  const site = useTranslations("site");
  return useCallback((name: string) => playerName(name, site), [site]);
}
