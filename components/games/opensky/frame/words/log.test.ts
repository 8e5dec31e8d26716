import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import type { EventView } from "@/lib/engine/opensky/events";
import messages from "@/lib/i18n/messages/en/opensky-log.json";
import type { Cast } from "./cast";
import { logSections } from "./log";
import { logLine, type LogLine, type Story } from "./log-line";
import { say, type Message } from "./message";

const translate = createTranslator({ locale: "en", messages });
const lists = new Intl.ListFormat("en", { type: "conjunction" });
const spoken = (message: Message): string =>
  say(
    message,
    (key, values) => translate(key as never, values as never),
    (items) => lists.format(items),
  );

const names = ["Hana", "Marek", "Odile"];
const cast = (me: number | null): Cast => ({ me, names });
const city = (code: string): string =>
  ({ AMS: "Amsterdam", CDG: "Paris", MXP: "Milan", FRA: "Frankfurt" })[code] ?? code;
const bid = (seat: number, fare: 250 | 400 | 500, ...itinerary: string[]) => ({ seat, fare, itinerary });
const story = (me: number | null): Story => ({
  cast: cast(me),
  players: 3,
  city,
  callsigns: { Bravo: "CDG", Echo: "MXP" },
  inPlay: [bid(0, 400, "CDG", "MXP"), bid(1, 400, "CDG", "FRA", "MXP")],
  resigned: [],
});

/** One event of every type, some in several forms. */
const EVENTS: readonly EventView[] = [
  { type: "callsignPlaced", seat: 0, callsign: "Alpha", airport: "AMS" },
  { type: "callsignsDrawn", airports: ["AMS", "CDG", "MXP", "FRA", "LHR", "MAD"] },
  { type: "seasonBegan", season: 1, month: 0, planes: 4 },
  { type: "seasonBegan", season: 2, month: 7, planes: 4 },
  { type: "planesPlaced", seat: 1, routes: ["AMS-CDG", "AMS-CDG", "CDG-MXP"], cubes: ["AMS"], permits: ["AMS-CDG"] },
  { type: "hubsPlaced", seat: 1, airports: ["AMS", "FRA"] },
  {
    type: "diceRolled",
    month: 0,
    roller: 0,
    rolls: [
      ["Alpha", "Alpha", "Echo"],
      ["Alpha", "Bravo", "Echo"],
    ],
  },
  { type: "marketChosen", seat: 0, origin: "Bravo", destination: "Echo", bidders: [0, 1] },
  { type: "marketChosen", seat: 0, origin: "Bravo", destination: "Echo", bidders: [] },
  { type: "fareSealed", ...bid(0, 250, "CDG", "MXP") },
  { type: "fareDeclined", seat: 0 },
  { type: "fareAnswered", seat: 1 },
  { type: "faresRevealed", bids: [bid(0, 400, "CDG", "MXP"), bid(1, 400, "CDG", "FRA", "MXP")], leaders: [0] },
  { type: "faresRevealed", bids: [], leaders: [] },
  { type: "flashDealPlayed", seat: 1, fare: 250, leaders: [0, 1] },
  { type: "flashDealDeclined", seat: 1 },
  { type: "ancillariesAttached", seat: 0, tokens: ["seat", "baggage"] },
  { type: "ancillariesAttached", seat: 0, tokens: [] },
  { type: "priceDieRolled", face: 600, price: 600, accepted: true },
  { type: "priceDieRolled", face: 300, price: 600, accepted: false },
  ...(["sole", "accepted", "tie", "alternative"] as const).map((end): EventView => ({
    type: "marketSettled",
    end,
    winners:
      end === "tie" ? [bid(0, 400, "CDG", "MXP"), bid(1, 400, "CDG", "FRA", "MXP")] : [bid(0, 400, "CDG", "MXP")],
    ancillaries: end === "accepted" ? ["seat"] : [],
  })),
  ...(["refused", "unsold", "unserved"] as const).map((end): EventView => ({
    type: "marketSettled",
    end,
    winners: [],
    ancillaries: [],
  })),
  { type: "planesLeased", seat: 2, cards: [250, 200], routes: ["AMS-CDG"], cubes: [], permits: [], change: 50 },
  { type: "planesLeased", seat: 2, cards: [], routes: ["AMS-CDG"], cubes: ["AMS"], permits: [], change: 0 },
  { type: "leaseDeclined", seat: 2 },
  { type: "seatsAsked", phase: "submitFare", seats: [0, 1], due: 0, pass: 0 },
  { type: "gameEnded", winners: [0], scores: [900, 800, 700] },
  { type: "gameEnded", winners: [0, 2], scores: [900, 800, 900] },
];

const TYPES: Readonly<Record<EventView["type"], true>> = {
  callsignPlaced: true,
  callsignsDrawn: true,
  seasonBegan: true,
  planesPlaced: true,
  hubsPlaced: true,
  diceRolled: true,
  marketChosen: true,
  fareSealed: true,
  fareDeclined: true,
  fareAnswered: true,
  faresRevealed: true,
  flashDealPlayed: true,
  flashDealDeclined: true,
  ancillariesAttached: true,
  priceDieRolled: true,
  marketSettled: true,
  planesLeased: true,
  leaseDeclined: true,
  seatsAsked: true,
  gameEnded: true,
};

const sentences = (line: LogLine): readonly string[] => [
  spoken(line.say),
  ...(line.details ?? []).map((detail) => spoken(detail.say)),
];
const told = (event: EventView, me: number | null): readonly string[] => {
  const line = logLine(event, story(me));
  return line === null ? [] : sentences(line);
};

describe("the log in words", () => {
  it.each(EVENTS.map((event) => [event.type, event] as const))("has words for %s", (type, event) => {
    for (const me of [null, 0, 1, 2]) {
      const words = told(event, me);
      // Whose turn it is stands in the asked line, not in the log.
      expect(words.length === 0).toBe(type === "seatsAsked");
      for (const sentence of words) {
        expect(sentence).not.toMatch(
          /opensky-log|[{}]|undefined|\bYou (has|leads|wins|is|flies)\b|\byou (has|leads|is)\b/,
        );
        expect(sentence.trim()).not.toBe("");
      }
    }
  });

  it("covers every type of event", () => {
    expect(new Set(EVENTS.map((event) => event.type))).toEqual(new Set(Object.keys(TYPES)));
  });

  it("speaks to the reader as you, and of the others by name", () => {
    const revealed = EVENTS.find((event) => event.type === "faresRevealed")!;
    expect(told(revealed, 0)).toEqual([
      "The fares are turned over.",
      "You: 400, nonstop",
      "Marek: 400, via FRA",
      "You lead at 400.",
    ]);
    expect(told(revealed, null).at(-1)).toBe("Hana leads at 400.");
    const tie: EventView = { type: "flashDealPlayed", seat: 1, fare: 250, leaders: [0, 1] };
    expect(told(tie, 1)).toEqual([
      "You played the Flash Deal: 250 instead of 400.",
      "You and Hana lead together at 400.",
    ]);
    expect(told(tie, 2).at(-1)).toBe("Hana and Marek lead together at 400.");
    const chosen: EventView = { type: "marketChosen", seat: 0, origin: "Bravo", destination: "Echo", bidders: [0, 1] };
    expect(told(chosen, 1)).toEqual(["Hana chose Paris to Milan", "Hana and you can serve it."]);
  });

  it("tells a sealed fare to its owner alone, and a refusal as an answer", () => {
    expect(told({ type: "fareSealed", ...bid(0, 250, "CDG", "FRA", "MXP") }, 0)).toEqual(["You sealed 250, via FRA."]);
    expect(told({ type: "fareAnswered", seat: 1 }, 0)).toEqual(["Marek has answered."]);
  });

  it("puts events under set-up, planning, months and the end", () => {
    const sections = logSections(EVENTS.slice(0, -1), { cast: cast(0), players: 3, city });
    expect(sections.map((section) => spoken(section.heading))).toEqual([
      "Set-up",
      "Summer planning",
      "Winter planning",
      "April",
      "Final score",
    ]);
    expect(sections[0]?.lines[0]?.seq).toBe(0);
  });
});
