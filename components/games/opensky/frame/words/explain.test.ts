import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import type { Bid, Fare } from "@/lib/engine/opensky/words";
import messages from "@/lib/i18n/messages/en/opensky-frame.json";
import { explainFares } from "./explain";
import { say, type Message } from "./message";

const translate = createTranslator({ locale: "en", messages });
const lists = new Intl.ListFormat("en", { type: "conjunction" });
const spoken = (message: Message): string =>
  say(
    message,
    (key, values) => translate(key as never, values as never),
    (items) => lists.format(items),
  );

const names = ["Vermilion", "Azure", "Saffron"];
const nonstop = (seat: number, fare: Fare): Bid => ({ seat, fare, itinerary: ["CDG", "MXP"] });
const oneStop = (seat: number, fare: Fare): Bid => ({ seat, fare, itinerary: ["CDG", "FRA", "MXP"] });
const told = (bids: readonly Bid[], me: number | null): readonly string[] => {
  const explained = explainFares(bids, { me, names });
  return explained === null ? [] : [explained.title, ...explained.sentences].map(spoken);
};

describe("why who leads", () => {
  it("explains the half-fare rule", () => {
    expect(told([oneStop(0, 250), nonstop(1, 500), oneStop(2, 300)], 0)).toEqual([
      "You lead at 250",
      "Azure flies nonstop for 500, and half of that is 250.",
      "Your one stop at 250 is low enough and leads.",
      "Saffron asks 300 with one stop, which is too dear.",
    ]);
    expect(told([oneStop(0, 250), nonstop(1, 500), oneStop(2, 250)], 1)).toEqual([
      "Vermilion and Saffron lead together at 250",
      "You fly nonstop for 500, and half of that is 250.",
      "Vermilion and Saffron with one stop at 250 are low enough and lead together.",
    ]);
  });

  it("explains a nonstop lead", () => {
    expect(told([oneStop(0, 200), nonstop(1, 300)], 0)).toEqual([
      "Azure leads at 300",
      "Azure flies nonstop for 300; half of that is 150, and no card is as low.",
      "You ask 200 with one stop, which is too dear.",
    ]);
    expect(told([oneStop(0, 250), nonstop(1, 400)], 1)[1]).toBe(
      "You fly nonstop for 400: one stop would lead only at 200 or less.",
    );
    expect(told([nonstop(0, 200), nonstop(1, 300)], null)).toEqual([
      "Vermilion leads at 200",
      "All fly nonstop, so the lowest fare leads.",
      "Azure at 300 is dearer.",
    ]);
  });

  it("explains the lowest fare, a sole fare and no fare", () => {
    expect(told([oneStop(0, 200), oneStop(1, 300)], 1)).toEqual([
      "Vermilion leads at 200",
      "Nobody flies nonstop, so the lowest fare leads.",
      "You at 300 are dearer.",
    ]);
    expect(told([oneStop(2, 500)], 1)).toEqual(["Saffron leads at 500", "There is no other offer."]);
    expect(told([], 1)).toEqual([]);
  });
});
