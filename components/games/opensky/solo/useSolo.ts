"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "next-intl";
import type { Problem, TableSession } from "@/lib/realtime/client/session";
import { loneTable } from "../lone-table";
import { botMind, type BotMind } from "./bot-mind";
import { askedOf, play, positionOf, type SoloGame } from "./game";
import { keep } from "./keep";
import { firstPlace, placeAfter, type Place } from "./turns";

/** Long enough to see what a bot did before the next one does something. */
const PAUSE_MS = 900;
const NOBODY_TO_ASK = { error: "unavailable", message: "" } as const;

interface Standing {
  readonly game: SoloGame;
  readonly place: Place;
  readonly problem: Problem | null;
}

export interface Solo {
  readonly game: SoloGame;
  readonly place: Place;
  readonly session: TableSession;
  /** The person named on the curtain has taken the device. */
  readonly lift: () => void;
}

const opened = (game: SoloGame): Standing => ({ game, place: firstPlace(game), problem: null });

/** A game played in this page alone: the engine answers, the bots think beside it, and the device keeps it. */
export function useSolo(begun: SoloGame): Solo {
  const t = useTranslations("bots");
  const [standing, setStanding] = useState(() => opened(begun));
  const { game, place, problem } = standing;
  const mind = useRef<BotMind | null>(null);

  useEffect(() => {
    const own = botMind();
    mind.current = own;
    return () => own.close();
  }, []);

  useEffect(() => keep(game), [game]);

  useEffect(() => {
    const [seat] = askedOf(game).bots;
    const sitter = seat === undefined ? undefined : game.sitters[seat];
    if (seat === undefined || sitter?.kind !== "bot") return;
    let left = false;
    const seen = new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const answer = mind.current?.ask(sitter.level, positionOf(game, seat).view);
    void Promise.all([answer, seen]).then(([command]) => {
      if (left || command == null) return;
      setStanding((now) => {
        const next = play(now.game, command);
        return next.ok ? { ...now, game: next.value, place: placeAfter(next.value, now.place) } : now;
      });
    });
    return () => {
      left = true;
    };
  }, [game]);

  const send = useCallback<TableSession["send"]>(
    (own) => {
      const next = play(game, { ...own, seat: place.seat });
      if (!next.ok) {
        const code = `rule/${next.error.code}` as const;
        setStanding((now) => ({ ...now, problem: { code, message: "" } }));
        return Promise.resolve({ error: code, message: "" });
      }
      setStanding({ game: next.value, place: placeAfter(next.value, place), problem: null });
      return Promise.resolve({ ok: { version: positionOf(next.value, place.seat).events.length } });
    },
    [game, place],
  );

  const names = useMemo(
    () => game.sitters.map((sitter) => (sitter.kind === "person" ? sitter.name : t(`level.${sitter.level}`))),
    [game.sitters, t],
  );
  const session = useMemo((): TableSession => {
    const position = positionOf(game, place.seat);
    return {
      table: loneTable(game.rules, "playing", names),
      seat: place.seat,
      view: position.view,
      events: position.events,
      life: position.life,
      clocks: null,
      connection: "online",
      sending: null,
      waiting: false,
      saved: null,
      problem,
      send,
      act: () => Promise.resolve(NOBODY_TO_ASK),
      takeBack: () => undefined,
      dismiss: () => setStanding((now) => ({ ...now, problem: null })),
    };
  }, [game, place.seat, names, problem, send]);

  return {
    game,
    place,
    session,
    lift: () => setStanding((now) => ({ ...now, place: { ...now.place, curtain: "lifted" } })),
  };
}
