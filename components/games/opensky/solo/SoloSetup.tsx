"use client";

import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/Button";
import { Notice } from "@/components/ui/Notice";
import { OptionCards } from "@/components/ui/OptionCards";
import type { Rules } from "@/lib/engine/opensky/words";
import { usePlayerName } from "@/lib/i18n/usePlayerName";
import { randomContribution } from "@/lib/realtime/client/random";
import type { Sitter, SoloGame } from "./game";
import { SeatChoice } from "./SeatChoice";

interface SoloSetupProps {
  /** The visitor's name, for the first seat. */
  readonly me: string;
  /** The game that this device keeps. */
  readonly kept: SoloGame | null;
  readonly onBegin: (game: SoloGame) => void;
}

const PLAYERS = { 2: 2, 3: 3, 4: 4 } as const;
const EDITIONS = { 1: 1, 2: 2 } as const;
const BOT: Sitter = { kind: "bot", level: "national" };

/** Everything that is fixed before a game on this device. */
export const SoloSetup = ({ me, kept, onBegin }: SoloSetupProps) => {
  const t = useTranslations("solo");
  const create = useTranslations("create");
  const site = useTranslations("site");
  const playerName = usePlayerName();
  const [side, setSide] = useState<Rules["side"]>("europe");
  const [players, setPlayers] = useState<Rules["players"]>(2);
  const [edition, setEdition] = useState<Rules["edition"]>(2);
  const [callsigns, setCallsigns] = useState<Rules["callsigns"]>("chosen");
  const [sitters, setSitters] = useState<readonly Sitter[]>([{ kind: "person", name: playerName(me) }, BOT, BOT, BOT]);
  const [tried, setTried] = useState(false);
  const seated = sitters.slice(0, players);
  const nobody = !seated.some(({ kind }) => kind === "person");
  const unnamed = seated.some((sitter) => sitter.kind === "person" && sitter.name.trim() === "");

  const begin = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (nobody || unnamed) return;
    const named = seated.map((sitter) => (sitter.kind === "person" ? { ...sitter, name: sitter.name.trim() } : sitter));
    const rules: Rules = { edition, side, board: `${side}-1`, players, callsigns };
    onBegin({ rules, seed: randomContribution(), sitters: named, commands: [] });
  };

  return (
    <form onSubmit={begin} noValidate className="grid gap-7">
      {kept !== null && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line bg-panel px-5 py-4">
          <p className="min-w-0 flex-1">{t("kept", { side: site(`side.${kept.rules.side}`), players: kept.rules.players })}</p>
          <Button kind="primary" onClick={() => onBegin(kept)} data-testid="solo-go-on">
            {t("goOn")}
          </Button>
        </div>
      )}
      <div className="grid gap-7 lg:grid-cols-2">
        <OptionCards
          legend={create("side.legend")}
          options={(["europe", "north-america"] as const).map((value) => ({
            value,
            title: site(`side.${value}`),
            note: create(`side.${value}`),
          }))}
          value={side}
          onChange={setSide}
          testId="side"
        />
        <OptionCards
          legend={create("edition.legend")}
          options={[
            { value: "2", title: create("edition.2"), note: create("edition.2note") },
            { value: "1", title: create("edition.1"), note: create("edition.1note") },
          ]}
          value={`${edition}`}
          onChange={(value) => setEdition(EDITIONS[value])}
          testId="edition"
        />
        <OptionCards
          legend={create("players.legend")}
          options={(["2", "3", "4"] as const).map((value) => ({ value, title: create("players.title", { players: value }) }))}
          value={`${players}`}
          onChange={(value) => setPlayers(PLAYERS[value])}
          grid="grid-cols-3"
          testId="players"
        />
        <OptionCards
          legend={create("callsigns.legend")}
          options={[
            { value: "chosen", title: create("callsigns.chosen") },
            { value: "random", title: create("callsigns.random") },
          ]}
          value={callsigns}
          onChange={setCallsigns}
          testId="callsigns"
        />
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-bold">{t("seats")}</legend>
        <ul className="grid gap-2.5 lg:grid-cols-2">
          {seated.map((sitter, seat) => (
            <SeatChoice
              key={seat}
              seat={seat}
              sitter={sitter}
              tried={tried}
              onChange={(chosen) => setSitters(sitters.with(seat, chosen))}
            />
          ))}
        </ul>
      </fieldset>
      {tried && nobody && <Notice kind="warn">{t("nobody")}</Notice>}
      <div>
        <Button type="submit" kind="primary" size="lg" data-testid="solo-begin">
          {t("begin")}
        </Button>
      </div>
    </form>
  );
};
