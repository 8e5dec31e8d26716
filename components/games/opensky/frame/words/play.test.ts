import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { opensky } from "@/lib/engine/opensky";
import { boardOf } from "@/lib/engine/opensky/boards";
import type { Event } from "@/lib/engine/opensky/events";
import { sampleCommand } from "@/lib/engine/opensky/sample";
import type { OpenTable, State } from "@/lib/engine/opensky/table";
import type { Rules } from "@/lib/engine/opensky/words";
import { newLife } from "@/lib/protocol/life";
import frameMessages from "@/lib/i18n/messages/en/opensky-frame.json";
import logMessages from "@/lib/i18n/messages/en/opensky-log.json";
import { askedNow } from "./asked";
import type { Cast } from "./cast";
import { explainFares } from "./explain";
import { logSections } from "./log";
import { say, type Message } from "./message";
import { monthWords } from "./result";
import { remarksOf } from "./remarks";
import { seatState } from "./seat-state";
import { comingUp } from "./turns";

const fail = (error: Error): never => {
  throw error;
};
const frame = createTranslator({ locale: "en", messages: frameMessages, onError: fail });
const log = createTranslator({ locale: "en", messages: logMessages, onError: fail });
const lists = new Intl.ListFormat("en", { type: "conjunction" });
const speaker = (translate: (key: never, values: never) => string) => (message: Message) =>
  say(
    message,
    (key, values) => translate(key as never, values as never),
    (items) => lists.format(items),
  );
const [tell, tellLog] = [speaker(frame), speaker(log)];
const airline = (seat: number): string => ["Vermilion", "Azure", "Saffron", "Plum"][seat] ?? "";

/** A small generator, so that every run plays the same games. */
function chooser(seed: number): (below: number) => number {
  let x = seed;
  return (below) => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((x / 2 ** 32) * below);
  };
}

/** Plays a whole game, letting `look` see every position and the command that leads on. */
function play(rules: Rules, seed: number, look: (state: State) => void): readonly Event[] {
  const events: Event[] = [];
  const choose = chooser(seed);
  let state = opensky.initial(rules, seed.toString(16).padStart(64, "0"));
  const add = (more: readonly Event[]): void => {
    for (const event of more) {
      state = opensky.evolve(state, event);
      events.push(event);
    }
  };
  add(opensky.open(state));
  while (state.phase !== "finished") {
    look(state);
    const seat = state.asked[choose(state.asked.length)] ?? 0;
    const answer = opensky.decide(state, sampleCommand(state, seat, choose, "keen"));
    if (!answer.ok) throw new Error(answer.error.code);
    add(answer.value);
  }
  look(state);
  return events;
}

const GAMES: readonly Rules[] = [
  { edition: 2, side: "europe", board: "europe-1", players: 2, callsigns: "chosen" },
  { edition: 2, side: "north-america", board: "north-america-1", players: 4, callsigns: "random" },
  { edition: 1, side: "europe", board: "europe-1", players: 3, callsigns: "chosen" },
];

describe("words for whole games", () => {
  it.each(GAMES)("speak of every position of $players players on $side", (rules) => {
    const names = ["Hana", "Marek", "Odile", "Finch"].slice(0, rules.players);
    const casts: readonly Cast[] = [null, ...names.keys()].map((me) => ({ me, names }));
    const heard = new Set<string>();
    const events = play(rules, 11, (table: OpenTable) => {
      for (const cast of casts) {
        const { line, expect } = askedNow(table, cast, newLife(table.rules.players));
        heard.add(tell(line));
        if (expect !== null) heard.add(tell(expect));
        for (const seat of names.keys()) {
          const state = seatState(table, seat, cast.me);
          if (state !== null) heard.add(tell(state.word));
        }
        const month = table.months.at(-1);
        const result = month === undefined ? null : monthWords(month, cast);
        if (result !== null) heard.add(tell(result.first)).add(tell(result.second));
        const explained = month === undefined ? null : explainFares(month.inPlay, cast);
        for (const sentence of explained?.sentences ?? []) heard.add(tell(sentence));
      }
      const { first, second } = remarksOf(table, airline);
      heard.add(tell(first)).add(tell(second));
    });
    const cities = boardOf(rules).airportByCode;
    for (const cast of casts) {
      const seen = events.map((event) => opensky.viewEvent(event, cast.me ?? "spectator"));
      const city = (code: string): string => cities.get(code)?.name ?? code;
      for (const section of logSections(seen, { cast, players: rules.players, city })) {
        heard.add(tellLog(section.heading));
        for (const line of section.lines) {
          heard.add(tellLog(line.say));
          for (const detail of line.details ?? []) heard.add(tellLog(detail.say));
        }
      }
    }
    for (const sentence of heard) expect(sentence).not.toMatch(/[{}]|undefined|\b[Yy]ou (has|leads|wins|is|flies)\b/);
    expect(heard.size).toBeGreaterThan(80);
  });

  it("foresees who is asked next where that is settled", () => {
    let foreseen: { readonly phase: string; readonly next: number } | null = null;
    for (const rules of GAMES) {
      foreseen = null;
      play(rules, 5, (table) => {
        if (foreseen !== null && table.phase === foreseen.phase) expect(table.asked).toEqual([foreseen.next]);
        const next = comingUp(table)[0];
        foreseen = next === undefined ? null : { phase: table.phase, next };
      });
    }
  });
});
