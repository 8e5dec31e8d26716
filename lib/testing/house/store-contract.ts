import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PgChatStore } from "@/lib/db/chat-store";
import type { Database } from "@/lib/db/database";
import type { Append, CommandNote } from "@/lib/rooms/ports";
import { contribution, openHouse, somebody, startedGame, type TestHouse } from "./house";

interface Opened {
  readonly database: Database;
  close(): Promise<void>;
}

/** What every database under the rooms must keep. */
export function storeContract(name: string, open: () => Promise<Opened>): void {
  describe(`the store on ${name}`, () => {
    let opened: Opened;
    let house: TestHouse;

    beforeAll(async () => {
      opened = await open();
      house = openHouse(opened.database);
    });
    afterAll(() => opened.close());

    const logOf = async (gameId: string) => {
      const log = await house.log.log(gameId, 0);
      if (!log) throw new Error("no log");
      return log;
    };

    async function appendTo(gameId: string, changes: Partial<Append> = {}): Promise<Append & { note: CommandNote }> {
      const log = await logOf(gameId);
      const note = { gameId, commandId: randomUUID(), userId: log.seats[0]!, seat: 0, command: { type: "test" } };
      return {
        gameId,
        note,
        from: log.version,
        events: [{ type: "one" }, { type: "two" }],
        month: 3,
        end: null,
        clocks: null,
        ...changes,
      } as Append & { note: CommandNote };
    }

    const append = async (given: Append): Promise<boolean> => (await house.log.append(given)) !== false;

    test("of two writers at once exactly one commits and the other is told", async () => {
      const { gameId } = await startedGame(house);
      const before = await logOf(gameId);
      const writers = await Promise.all(
        Array.from({ length: 6 }, (_, n) => appendTo(gameId, { events: [{ type: `writer ${n}` }] })),
      );
      const done = await Promise.all(writers.map(append));
      expect(done.filter(Boolean)).toHaveLength(1);
      const after = await logOf(gameId);
      expect(after.version).toBe(before.version + 1);
      expect(after.events.at(-1)).toEqual({ type: `writer ${done.indexOf(true)}` });
    });

    test("events, version, month and first answer come together", async () => {
      const { gameId } = await startedGame(house);
      const given = await appendTo(gameId);
      expect(await append(given)).toBe(true);
      const log = await logOf(gameId);
      expect(log.version).toBe(given.from + 2);
      expect(log.events.slice(-2)).toEqual([{ type: "one" }, { type: "two" }]);
      expect(log.acted[0]).toBe(given.from + 2);
      expect((await house.store.table(gameId))?.info.progress).toEqual({ month: 3 });
      expect(await house.log.known(gameId, given.note.commandId)).toEqual({
        version: log.version,
        answer: { userId: given.note.userId, first: { version: given.from + 2 } },
      });
    });

    test("a command that is known is not written again, even on the newest version", async () => {
      const { gameId } = await startedGame(house);
      const given = await appendTo(gameId);
      expect(await append(given)).toBe(true);
      expect(await append({ ...given, from: given.from + 2 })).toBe(false);
      expect((await logOf(gameId)).version).toBe(given.from + 2);
    });

    test("a failing append leaves nothing half", async () => {
      const { gameId } = await startedGame(house);
      const before = await logOf(gameId);
      const given = await appendTo(gameId);
      // A seq that is taken already makes the second insert of the statement fail.
      await opened.database.query("test-block", `INSERT INTO "GameEvent" ("gameId", seq, data) VALUES ($1, $2, '{}')`, [
        gameId,
        before.version + 1,
      ]);
      await expect(append(given)).rejects.toThrow();
      const row = await opened.database.prisma.game.findUniqueOrThrow({ where: { id: gameId } });
      expect(row.version).toBe(before.version);
      expect(await opened.database.prisma.gameEvent.count({ where: { gameId, seq: before.version } })).toBe(0);
      expect((await house.log.known(gameId, given.note.commandId)).answer).toBeNull();
    });

    test("results are stored with the last events", async () => {
      const { gameId } = await startedGame(house);
      const results = [
        { score: 700, place: 2 },
        { score: 950, place: 1 },
      ];
      expect(await append(await appendTo(gameId, { end: { how: "played", results } }))).toBe(true);
      const table = await house.store.table(gameId);
      expect(table?.info.status).toBe("finished");
      expect(table?.info.result).toEqual({ scores: [700, 950], places: [2, 1], winners: [1] });
      expect(await append(await appendTo(gameId))).toBe(false);
    });

    test("a refusal is kept as first answer", async () => {
      const { gameId, players } = await startedGame(house);
      const note = { gameId, commandId: randomUUID(), userId: players[0]!.userId, seat: 0, command: { type: "x" } };
      await house.log.noteRefusal(note, { code: "stale" });
      await house.log.noteRefusal(note, { code: "malformed" });
      const known = await house.log.known(gameId, note.commandId);
      expect(known.answer?.first).toEqual({ refusal: { code: "stale" } });
    });

    test("a refusal is kept whatever text the command held", async () => {
      const { gameId, players } = await startedGame(house);
      for (const text of ["\u0000", "a\ud800b", "\udfff", "\\u0000\\", '"\u0000"', "\ud83d\ude00 ü"]) {
        const command = { type: text, [text]: [text] };
        const note = { gameId, commandId: randomUUID(), userId: players[0]!.userId, seat: 0, command };
        await house.log.noteRefusal(note, { code: "stale" });
        expect((await house.log.known(gameId, note.commandId)).answer?.first).toEqual({ refusal: { code: "stale" } });
      }
    });

    test("of a seat's refusals only the newest are kept, and only what they were, not what they held", async () => {
      const { gameId, players } = await startedGame(house);
      const given = await appendTo(gameId);
      expect(await append(given)).toBe(true);
      const own = { gameId, userId: players[0]!.userId, seat: 0, command: { type: "x", junk: "y".repeat(9_000) } };
      const ids = Array.from({ length: 40 }, () => randomUUID());
      const other = { ...own, commandId: randomUUID(), userId: players[1]!.userId, seat: 1 };
      await house.log.noteRefusal(other, { code: "rule/wrong-phase" });
      for (const commandId of ids) await house.log.noteRefusal({ ...own, commandId }, { code: "rule/wrong-phase" });
      const rows = await opened.database.prisma.command.findMany({ where: { gameId, seat: 0, version: null } });
      expect(new Set(rows.map(({ commandId }) => commandId))).toEqual(new Set(ids.slice(-16)));
      expect(rows[0]?.command).toEqual({ type: "x" });
      expect((await house.log.known(gameId, other.commandId)).answer).not.toBeNull();
      expect((await house.log.known(gameId, given.note.commandId)).answer).not.toBeNull();
    });

    test("two who join the last seat at once: one sits, the other is told", async () => {
      const made = await house.tables.create(somebody(), {
        game: "opensky",
        side: "europe",
        edition: 2,
        players: 2,
        callsigns: "chosen",
        visibility: "link",
        seating: "joined",
        pace: "none",
        contribution: contribution(),
      });
      if (!made.ok) throw new Error(made.error.code);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => house.tables.join(somebody(), made.value.gameId, contribution())),
      );
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      expect(answers.filter((answer) => !answer.ok && answer.error.code === "table-full")).toHaveLength(4);
      expect((await house.store.table(made.value.gameId))?.info.players).toHaveLength(2);
    });

    test("what is said at a table is kept in order, once, and not of who is muted", async () => {
      const chat = new PgChatStore(opened.database);
      const { gameId } = await startedGame(house);
      const author = somebody("Ada");
      const saying = { gameId, channel: "spectators" as const, author, mutable: true };
      const first = { ...saying, messageId: randomUUID(), text: "one" };
      const said = await chat.say(first);
      expect(said).toMatchObject({ kind: "said", message: { number: 1, name: "Ada", text: "one" } });
      expect(await chat.say({ ...first, text: "other" })).toEqual({ ...said, kind: "known", channel: "spectators" });
      const more = ["two", "three", "four"].map((text) => chat.say({ ...saying, messageId: randomUUID(), text }));
      expect((await Promise.all(more)).map(({ kind }) => kind)).toEqual(["said", "said", "said"]);
      const numbers = async (before: number | null, count: number) =>
        (await chat.read(gameId, "spectators", before, count)).map(({ number }) => number);
      expect(await numbers(null, 3)).toEqual([2, 3, 4]);
      expect(await numbers(3, 9)).toEqual([1, 2]);
      expect(await chat.read(gameId, "players", null, 9)).toEqual([]);
      expect(await chat.mute(gameId, somebody().userId, true)).toBe(false);
      expect(await chat.mute(gameId, author.userId, true)).toBe(true);
      expect(await chat.mute(gameId, author.userId, true)).toBe(true);
      expect(await chat.say({ ...saying, messageId: randomUUID(), text: "five" })).toEqual({ kind: "muted" });
      expect(await chat.muted(gameId)).toEqual([author.userId]);
      await chat.mute(gameId, author.userId, false);
      expect(await chat.say({ ...saying, messageId: randomUUID(), text: "six" })).toMatchObject({ message: { number: 5 } });
    });
  });
}
