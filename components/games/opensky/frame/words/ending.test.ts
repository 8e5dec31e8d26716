import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { opensky } from "@/lib/engine/opensky";
import type { View } from "@/lib/engine/opensky/table";
import messages from "@/lib/i18n/messages/en/opensky-frame.json";
import { foldLife, newLife, type TableLife } from "@/lib/protocol/life";
import type { Ending, RoomEntry } from "@/lib/protocol/room-entry";
import { finalRows } from "../ending/final-rows";
import { askedNow } from "./asked";
import { bestSeats, shownView } from "./ending";
import { say } from "./message";
import { remarksOf } from "./remarks";
import { seatLifeState } from "./seat-life";

const RULES = { edition: 2, side: "europe", board: "europe-1", players: 3, callsigns: "random" } as const;

/** A running game in which the seats have 100, 300 and 200 points. */
const running = (me: number | "spectator" = 0): View => {
  const view = opensky.initialView(RULES, me);
  const seats = view.seats.map((seat, place) => ({ ...seat, change: [100, 300, 200][place] ?? 0 }));
  return { ...view, phase: "submitFare", asked: [0, 1, 2], seats };
};
const after = (...entries: readonly RoomEntry[]): TableLife => entries.reduce(foldLife, newLife(3));
const ended = (how: Exclude<Ending, "played">): RoomEntry => ({ type: "room/ended", how });
const resigned = (seat: number): RoomEntry => ({ type: "room/resigned", seat });

const translate = createTranslator({
  locale: "en",
  messages,
  onError: (error) => {
    throw error;
  },
});
const tell = (message: Parameters<typeof say>[0]): string =>
  say(message, (key, values) => translate(key as never, values as never), (items) => items.join(" and "));

describe("a game that ends before its last month", () => {
  it("goes on as it is while nobody has ended it", () => {
    const view = running();
    expect(shownView(view, after(resigned(2)))).toBe(view);
  });

  it("is over, asks nobody, and the best of those who did not resign wins", () => {
    const shown = shownView(running(), after(resigned(1), ended("agreement")));
    expect(shown).toMatchObject({ phase: "finished", asked: [], winners: [2] });
    expect(shownView(running(), after(ended("agreement"))).winners).toEqual([1]);
    expect(shownView(running(), after(resigned(1), resigned(2), ended("resignation"))).winners).toEqual([0]);
    expect(shownView(running(), after(ended("withoutResult"))).winners).toEqual([]);
  });

  it("lets nobody win who resigned, also where the others played to the end", () => {
    const played: View = { ...running(), phase: "finished", asked: [], winners: [1] };
    expect(shownView(played, after(resigned(1))).winners).toEqual([2]);
    expect(shownView(played, after())).toBe(played);
    expect(bestSeats([5, 9, 9], [])).toEqual([1, 2]);
  });

  it("lists the airlines by their places, else by who won", () => {
    const life = after(resigned(1), ended("agreement"));
    const shown = shownView(running(), life);
    expect(finalRows(shown, life, null).map(({ seat }) => seat)).toEqual([2, 1, 0]);
    const result = { scores: [100, 300, 200], places: [2, 3, 1], winners: [2] };
    const rows = finalRows(shown, life, result);
    expect(rows.map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [0, 2],
      [1, 3],
    ]);
    expect(rows.map((row) => row.resigned)).toEqual([false, false, true]);
  });

  it.each([
    ["agreement", 1, "The game ended by agreement. You win.", "Agreed"],
    ["agreement", null, "The game ended by agreement. Marek wins.", "Agreed"],
    ["withoutResult", 1, "The game ended without a result. Nothing more is played.", "Ended"],
  ] as const)("says so: %s to %s", (how, me, line, remark) => {
    const life = after(ended(how));
    const shown = shownView(running(me ?? "spectator"), life);
    const asked = askedNow(shown, { me, names: ["Hana", "Marek", "Odile"] }, life);
    expect(tell(asked.line)).toBe(line);
    expect(asked.expect).toBeNull();
    expect(tell(remarksOf(shown, String, life.ended).first)).toBe(remark);
  });
});

describe("who answers for a seat", () => {
  it("is said where it is not its player", () => {
    const life = after(
      { type: "room/wentAway", seat: 0 },
      { type: "room/wentAway", seat: 1 },
      { type: "room/handedOver", seat: 1 },
    );
    const keys = life.seats.map((seat) => seatLifeState(seat, false)?.word.key ?? null);
    expect(keys).toEqual(["state.away", "state.standIn", null]);
    expect(life.seats.map((seat) => seatLifeState(seat, true))).toEqual([null, null, null]);
    expect(seatLifeState(after(resigned(2)).seats[2], true)?.word.key).toBe("state.resigned");
    const table = { ...running(1), asked: [0] };
    const cast = { me: 1, names: ["Hana", "Marek", "Odile"] };
    const { expect: told } = askedNow(table, cast, life);
    expect(told && tell(told)).toBe("A stand-in plays for you until you are back.");
  });
});
