import { NextIntlClientProvider, type AbstractIntlMessages } from "next-intl";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { SiteNav } from "@/components/lobby/shell/SiteNav";
import { Departures } from "../Departures";
import { HeroControls } from "../hero/HeroControls";
import type { IslandName, Islands } from "../islands";

interface Words {
  readonly locale: string;
  readonly timeZone: string;
  readonly messages: AbstractIntlMessages;
}

/** As `Island` wrote them. */
const propsOf = <N extends IslandName>(_: N, written: string): Islands[N] => JSON.parse(written) as Islands[N];

const partOf = (name: IslandName, written: string): ReactNode => {
  switch (name) {
    case "nav":
      return <SiteNav {...propsOf(name, written)} />;
    case "hero":
      return <HeroControls {...propsOf(name, written)} />;
    case "departures":
      return <Departures {...propsOf(name, written)} />;
  }
};

const home = document.querySelector<HTMLElement>("[data-home]");
const words = JSON.parse(home?.dataset["home"] ?? "{}") as Words;
for (const place of home?.querySelectorAll<HTMLElement>("[data-island]") ?? []) {
  const { island, props } = place.dataset;
  hydrateRoot(
    place,
    <NextIntlClientProvider {...words}>{partOf(island as IslandName, props ?? "{}")}</NextIntlClientProvider>,
  );
}
