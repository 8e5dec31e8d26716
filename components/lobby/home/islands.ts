import type { ComponentProps } from "react";
import type { SiteNav } from "@/components/lobby/shell/SiteNav";
import type { Departures } from "./Departures";
import type { HeroControls } from "./hero/HeroControls";

/** The parts of the first page that work in the browser, with what each is given. */
export interface Islands {
  readonly nav: ComponentProps<typeof SiteNav>;
  readonly hero: ComponentProps<typeof HeroControls>;
  readonly departures: ComponentProps<typeof Departures>;
}

export type IslandName = keyof Islands;
