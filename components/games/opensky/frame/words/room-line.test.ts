import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import messages from "@/lib/i18n/messages/en/opensky-log.json";
import { foldLife, newLife, type TableLife } from "@/lib/protocol/life";
import type { LogEntryView, RoomEntry } from "@/lib/protocol/room-entry";
import type { Cast } from "./cast";
import { logSections } from "./log";
import { say, type Message } from "./message";
import { actedForWords, roomLine } from "./room-line";

const fail = (error: Error): never => {
  throw error;
};
const translate = createTranslator({ locale: "en", messages, onError: fail });
const lists = new Intl.ListFormat("en", { type: "conjunction" });
const spoken = (message: Message): string =>
  say(
    message,
    (key, values) => translate(key as never, values as never),
    (items) => lists.format(items),
  );
const cast = (me: number | null): Cast => ({ me, names: ["Hana", "Marek", "Odile"] });
const told = (entry: RoomEntry, me: number | null, before: TableLife = newLife(3)): string =>
  spoken(entry.type === "room/actedFor" ? actedForWords(entry, cast(me)) : roomLine(entry, before, cast(me)).say);

const ENTRIES: readonly RoomEntry[] = [
  { type: "room/actedFor", seat: 1, why: "time" },
  { type: "room/actedFor", seat: 1, why: "standIn" },
  { type: "room/actedFor", seat: 1, why: "resigned" },
  { type: "room/wentAway", seat: 1 },
  { type: "room/cameBack", seat: 1 },
  { type: "room/resigned", seat: 1 },
  { type: "room/endOffered", seat: 1 },
  { type: "room/endAccepted", seat: 1 },
  { type: "room/endDeclined", seat: 1 },
  { type: "room/voted", seat: 1, motion: { kind: "standIn", seat: 0 } },
  { type: "room/voted", seat: 1, motion: { kind: "withoutResult" } },
  { type: "room/voteWithdrawn", seat: 1, motion: { kind: "standIn", seat: 0 } },
  { type: "room/voteWithdrawn", seat: 1, motion: { kind: "withoutResult" } },
  { type: "room/handedOver", seat: 1 },
  { type: "room/ended", how: "resignation" },
  { type: "room/ended", how: "agreement" },
  { type: "room/ended", how: "withoutResult" },
];

const lines = (events: readonly LogEntryView[], me: number | null = null): readonly string[] =>
  logSections(events, { cast: cast(me), players: 3, city: (code) => code }).flatMap((section) => [
    `# ${spoken(section.heading)}`,
    ...section.lines.map(({ lead, say: words }) => [lead ?? [], words].flat().map(spoken).join(" ")),
  ]);

describe("what the players decide beside the game, in words", () => {
  it.each(ENTRIES.map((entry) => [JSON.stringify(entry), entry] as const))("has words for %s", (_, entry) => {
    for (const me of [null, 0, 1]) {
      expect(told(entry, me)).not.toMatch(/[{}]|undefined|\b[Yy]ou (has|is|does|was|comes)\b|\bMarek (have|are|do)\b/);
    }
    if ("seat" in entry) {
      expect(told(entry, 0)).toContain("Marek");
      expect(told(entry, 1)).toMatch(/\b[Yy]ou\b/);
    }
  });

  it("names whom a vote is about, also where that is the reader", () => {
    const vote: RoomEntry = { type: "room/voted", seat: 1, motion: { kind: "standIn", seat: 0 } };
    expect(told(vote, 2)).toBe("Marek is for letting a stand-in play for Hana.");
    expect(told(vote, 0)).toBe("Marek is for letting a stand-in play for you.");
  });

  it("tells who takes an offer back from who does not agree to it", () => {
    const offered = foldLife(newLife(3), { type: "room/endOffered", seat: 1 });
    expect(told({ type: "room/endDeclined", seat: 1 }, 0, offered)).toBe("Marek took the offer to end the game back.");
    expect(told({ type: "room/endDeclined", seat: 2 }, 0, offered)).toBe("Odile does not agree to end the game now.");
  });

  it("tells why the room acted together with what it did", () => {
    const events: readonly LogEntryView[] = [
      { type: "room/actedFor", seat: 1, why: "time" },
      { type: "fareAnswered", seat: 1 },
      { type: "room/wentAway", seat: 1 },
      { type: "fareAnswered", seat: 2 },
    ];
    expect(lines(events)).toEqual([
      "# Set-up",
      "Marek ran out of time. Marek has answered.",
      "Marek did not answer and is marked away.",
      "Odile has answered.",
    ]);
  });

  it("puts an early end under a heading of its own", () => {
    const events: readonly LogEntryView[] = [
      { type: "room/resigned", seat: 0 },
      { type: "room/resigned", seat: 1 },
      { type: "room/ended", how: "resignation" },
    ];
    expect(lines(events).slice(-2)).toEqual(["# The end", "All others have resigned. The game is over."]);
  });

  it("lets nobody win who has resigned", () => {
    const events: readonly LogEntryView[] = [
      { type: "room/resigned", seat: 0 },
      { type: "gameEnded", winners: [0], scores: [900, 700, 800] },
    ];
    expect(lines(events).at(-1)).toBe("Odile wins with 800 points.");
  });
});
