import type { EventView } from "@/lib/engine/opensky/events";
import { CALLSIGNS, MONTHS } from "@/lib/engine/opensky/words";
import type { AirportCode, Bid, Callsign } from "@/lib/engine/opensky/words";
import { foldLife, newLife } from "@/lib/protocol/life";
import { isRoomEntry, type LogEntryView } from "@/lib/protocol/room-entry";
import type { Cast } from "./cast";
import { logLine, type LogLine } from "./log-line";
import type { Message } from "./message";
import { actedForWords, roomLine } from "./room-line";

/** A part of the log under one heading: set-up, a season's planning, or a month. */
export interface LogSection {
  readonly heading: Message;
  readonly lines: readonly (LogLine & { readonly seq: number })[];
}

/** The whole log in words, oldest first; `seq` is the event's sequence number. */
export function logSections(
  events: readonly LogEntryView[],
  frame: { readonly cast: Cast; readonly players: number; city(code: AirportCode): string },
): readonly LogSection[] {
  const sections: { heading: Message; lines: (LogLine & { seq: number })[] }[] = [];
  let callsigns: Partial<Record<Callsign, AirportCode>> = {};
  let inPlay: readonly Bid[] = [];
  let open: Message = { key: "heading.setup" };
  let life = newLife(frame.players);
  let lead: Message | null = null;

  const write = (line: LogLine, seq: number): void => {
    const last = sections.at(-1);
    if (last !== undefined && last.heading === open) last.lines.push({ ...line, seq });
    else sections.push({ heading: open, lines: [{ ...line, seq }] });
  };

  events.forEach((event, seq) => {
    const heading = headingOf(event);
    if (heading !== null) open = heading;
    if (isRoomEntry(event)) {
      if (event.type === "room/actedFor") lead = actedForWords(event, frame.cast);
      else write(roomLine(event, life, frame.cast), seq);
      life = foldLife(life, event);
      return;
    }
    const line = logLine(event, { ...frame, callsigns, inPlay, resigned: life.resigned });
    callsigns = callsignsAfter(callsigns, event);
    inPlay = inPlayAfter(inPlay, event);
    if (line === null) return;
    write(lead === null ? line : { ...line, lead }, seq);
    lead = null;
  });
  return sections;
}

function headingOf(event: LogEntryView): Message | null {
  if (event.type === "room/ended") return { key: "heading.ended" };
  if (event.type === "seasonBegan") return { key: event.season === 1 ? "heading.summer" : "heading.winter" };
  if (event.type === "diceRolled") return { key: `heading.month.${MONTHS[event.month] ?? "Apr"}` };
  if (event.type === "gameEnded") return { key: "heading.end" };
  return null;
}

function callsignsAfter(
  callsigns: Partial<Record<Callsign, AirportCode>>,
  event: EventView,
): Partial<Record<Callsign, AirportCode>> {
  if (event.type === "callsignPlaced") return { ...callsigns, [event.callsign]: event.airport };
  if (event.type !== "callsignsDrawn") return callsigns;
  return Object.fromEntries(CALLSIGNS.map((callsign, index) => [callsign, event.airports[index] ?? ""]));
}

function inPlayAfter(inPlay: readonly Bid[], event: EventView): readonly Bid[] {
  switch (event.type) {
    case "marketChosen":
      return [];
    case "faresRevealed":
      return event.bids;
    case "flashDealPlayed":
      return inPlay.map((bid) => (bid.seat === event.seat ? { ...bid, fare: event.fare } : bid));
    default:
      return inPlay;
  }
}
