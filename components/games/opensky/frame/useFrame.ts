"use client";

import { useMemo } from "react";
import { useFormatter, useTranslations } from "next-intl";
import type { View } from "@/lib/engine/opensky/table";
import type { AirportCode, Seat } from "@/lib/engine/opensky/words";
import { usePlayerName } from "@/lib/i18n/usePlayerName";
import type { TableSession } from "@/lib/realtime/client/session";
import { liveryOf } from "../livery/liveries";
import { useCity } from "../useCity";
import type { Cast } from "./words/cast";
import { say, type Message } from "./words/message";

/** What every part of the frame needs to speak of the table. */
export interface Frame {
  readonly session: TableSession;
  readonly table: View;
  /** Players by name. */
  readonly cast: Cast;
  /** The same with the airlines' names. */
  readonly airlines: Cast;
  /** Says a message of the catalogue `opensky-frame`. */
  tell(message: Message): string;
  /** Says a message of the catalogue `opensky-log`. */
  log(message: Message): string;
  /** An airline's name by seat. */
  airline(seat: Seat): string;
  /** A player's name by seat; "You" for the reader. */
  player(seat: Seat): string;
  city(code: AirportCode): string;
}

/** Stays the same object while the session does, so that what does not change need not be drawn again. */
export function useFrame(session: TableSession): Frame {
  const frameWords = useTranslations("opensky-frame");
  const logWords = useTranslations("opensky-log");
  const mapWords = useTranslations("opensky-map");
  const format = useFormatter();
  const city = useCity();
  const playerName = usePlayerName();
  const { table, seat, view } = session;

  return useMemo(() => {
    const join = (items: readonly string[]): string => format.list(items);
    const names = Array.from({ length: view.rules.players }, (_, place) => {
      const name = table.players[place]?.name;
      return name === undefined ? frameWords("seat", { n: place + 1 }) : playerName(name);
    });
    const airline = (place: Seat): string => mapWords(`airline.${liveryOf(place).id}`);
    return {
      session,
      table: view,
      cast: { me: seat, names },
      airlines: { me: seat, names: names.map((_, place) => airline(place)) },
      tell: (message) => say(message, (key, values) => frameWords(key as never, values as never), join),
      log: (message) => say(message, (key, values) => logWords(key as never, values as never), join),
      airline,
      player: (place) => (place === seat ? frameWords("you") : (names[place] ?? "")),
      city,
    };
  }, [session, table, seat, view, frameWords, logWords, mapWords, format, city, playerName]);
}
