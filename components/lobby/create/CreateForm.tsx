"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import type { Shown } from "@/components/lobby/shell/SiteNav";
import { useTrouble } from "@/components/lobby/useTrouble";
import { Button } from "@/components/ui/Button";
import { Notice } from "@/components/ui/Notice";
import { OptionCards } from "@/components/ui/OptionCards";
import { PLANES } from "@/lib/engine/opensky/words";
import { BOT_LEVELS, type BotLevel } from "@/lib/protocol/bots";
import type { CreateTablePayload } from "@/lib/protocol/payloads";
import { createTable } from "@/lib/realtime/client/actions";
import { RatedChoice } from "./RatedChoice";
import { SidePicture } from "./SidePicture";

type Wish = Omit<CreateTablePayload, "contribution" | "bots">;
type Opponents = "people" | BotLevel;

const FIRST_WISH: Wish = {
  game: "opensky",
  side: "europe",
  edition: 2,
  players: 2,
  callsigns: "chosen",
  visibility: "link",
  seating: "random",
  pace: "none",
  rated: false,
};
const PLAYERS = { 2: 2, 3: 3, 4: 4 } as const;
const EDITIONS = { 1: 1, 2: 2 } as const;

/** Everything that is fixed before a game, and the button that opens the table. */
export const CreateForm = ({ me }: { readonly me: Shown }) => {
  const t = useTranslations("create");
  const site = useTranslations("site");
  const botWords = useTranslations("bots");
  const trouble = useTrouble();
  const router = useRouter();
  const [wish, setWish] = useState(FIRST_WISH);
  const [against, setAgainst] = useState<Opponents>("people");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (part: Partial<Wish>) => setWish((now) => ({ ...now, ...part }));

  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const bots = against === "people" ? [] : Array.from({ length: wish.players - 1 }, () => against);
    const answer = await createTable({ ...wish, bots });
    if ("ok" in answer) return router.push(`/t/${answer.ok.gameId}`);
    setBusy(false);
    setProblem(trouble(answer.error, answer.message));
  };

  const side = (value: Wish["side"]) => ({
    value,
    title: site(`side.${value}`),
    note: t(`side.${value}`),
    picture: <SidePicture side={value} className="h-44 w-full border-b border-line sm:h-56" />,
  });
  const players = (value: "2" | "3" | "4") => ({
    value,
    title: <span className="font-mono text-xl leading-none font-bold">{t("players.title", { players: value })}</span>,
    note: t("players.note", { planes: PLANES[PLAYERS[value]] }),
  });
  const edition = (value: "1" | "2") => ({
    value,
    title: t(`edition.${value}`),
    note: t(value === "1" ? "edition.1note" : "edition.2note"),
  });

  const airlines = BOT_LEVELS.map((value) => ({
    value,
    title: botWords("mark", { level: botWords(`level.${value}`) }),
    note: botWords(`style.${value}`),
  }));

  /** Against bots there is nothing to be rated by. */
  const face = (value: Opponents) => {
    setAgainst(value);
    if (value !== "people") choose({ rated: false });
  };

  const pace = (value: Wish["pace"]) => ({ value, title: t(`pace.${value}`), note: t(`pace.${value}Note`) });

  return (
    <form onSubmit={open} className="grid gap-7">
      <OptionCards
        legend={t("side.legend")}
        options={[side("europe"), side("north-america")]}
        value={wish.side}
        onChange={(value) => choose({ side: value })}
        testId="side"
      />
      <div>
        <OptionCards
          legend={t("opponents.legend")}
          options={[{ value: "people", title: t("opponents.people"), note: t("opponents.peopleNote") }, ...airlines]}
          value={against}
          onChange={face}
          grid="grid-cols-1 sm:grid-cols-2 lg:grid-cols-4"
          testId="against"
        />
        {against !== "people" && <p className="mt-2 text-sm text-quiet">{t("opponents.unrated")}</p>}
      </div>
      <div className="grid gap-7 lg:grid-cols-2">
        <div className="grid content-start gap-7">
          <OptionCards
            legend={t("players.legend")}
            options={[players("2"), players("3"), players("4")]}
            value={`${wish.players}`}
            onChange={(value) => choose({ players: PLAYERS[value] })}
            grid="grid-cols-3"
            testId="players"
          />
          <OptionCards
            legend={t("visibility.legend")}
            options={[
              { value: "link", title: t("visibility.link"), note: t("visibility.linkNote") },
              { value: "public", title: t("visibility.public"), note: t("visibility.publicNote") },
            ]}
            value={wish.visibility}
            onChange={(value) => choose({ visibility: value })}
            testId="visibility"
          />
          <OptionCards
            legend={t("seating.legend")}
            options={[
              { value: "random", title: t("seating.random"), note: t("seating.randomNote") },
              ...(wish.rated
                ? []
                : [{ value: "joined" as const, title: t("seating.joined"), note: t("seating.joinedNote") }]),
            ]}
            value={wish.seating}
            onChange={(value) => choose({ seating: value })}
            testId="seating"
          />
        </div>
        <div className="grid content-start gap-7">
          <OptionCards
            legend={t("edition.legend")}
            options={[edition("2"), edition("1")]}
            value={`${wish.edition}`}
            onChange={(value) => choose({ edition: EDITIONS[value] })}
            testId="edition"
          />
          <OptionCards
            legend={t("callsigns.legend")}
            options={[
              { value: "chosen", title: t("callsigns.chosen"), note: t("callsigns.chosenNote") },
              { value: "random", title: t("callsigns.random"), note: t("callsigns.randomNote") },
            ]}
            value={wish.callsigns}
            onChange={(value) => choose({ callsigns: value })}
            testId="callsigns"
          />
          {against === "people" && (
            <RatedChoice
              account={me.account === true}
              rated={wish.rated}
              onChange={(rated) => choose(rated ? { rated, seating: "random" } : { rated })}
            />
          )}
        </div>
      </div>
      <div>
        <OptionCards
          legend={t("pace.legend")}
          options={[pace("none"), pace("live"), pace("fast")]}
          value={wish.pace}
          onChange={(value) => choose({ pace: value })}
          grid="grid-cols-1 sm:grid-cols-3"
          testId="pace"
        />
        {wish.pace !== "none" && <p className="mt-2 text-sm text-quiet">{t("pace.out")}</p>}
      </div>
      {problem !== null && <Notice kind="warn">{problem}</Notice>}
      <div className="sticky bottom-0 z-10 -mx-4 flex items-center justify-end gap-5 border-t border-line bg-panel px-4 py-3 sm:static sm:mx-0 sm:rounded-lg sm:border sm:px-5">
        <span className="mr-auto hidden text-quiet sm:inline">{t("as", { name: me.name })}</span>
        <span className="flex-1 sm:flex-none">
          <Button type="submit" kind="primary" size="lg" wide busy={busy} data-testid="create">
            {busy ? t("opening") : t(against === "people" ? "open" : "opponents.start")}
          </Button>
        </span>
      </div>
    </form>
  );
};
