import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { replay } from "@/lib/engine/core/replay";
import { opensky } from "@/lib/engine/opensky";
import { finishedGame, finishedProof } from "@/lib/testing/finished";
import { arbitrarySetup, type Setup } from "@/lib/testing/games";
import { checkProof, type Fault, type Part, type Report } from "./check";
import { parseHanded, type Proof, recordOf } from "./proof";

const SETUP: Setup = {
  rules: { edition: 2, side: "europe", board: "europe-1", players: 2, callsigns: "chosen" },
  seed: "5a".repeat(32),
  choices: "c3".repeat(32),
  temper: "keen",
};
const proof = finishedProof(SETUP);
type Path = readonly (string | number)[];

/** All places of a JSON value that hold no list and no object. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, [...path, Array.isArray(value) ? Number(key) : key]));
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);

/** A copy with one place changed. */
function tampered(original: Proof, path: Path, change: (value: unknown) => unknown): Proof {
  const copy = structuredClone(original);
  const holder = at(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  const last = path.at(-1)!;
  holder[last] = change(holder[last]);
  return copy;
}

/** Another value of the same kind, as like the first as can be. */
function other(value: unknown, place: number): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (typeof value !== "string") return 0;
  if (value === "") return "x";
  const spot = place % value.length;
  const digit = value[spot] === "0" ? "1" : "0";
  return `${value.slice(0, spot)}${digit}${value.slice(spot + 1)}`;
}

const wrongPart = ({ steps }: Report): Part | undefined => steps.find(({ verdict }) => verdict === "wrong")?.part;

/** What the first wrong point of a changed place may be, by where the place is. */
function pointsAt(fault: Fault, path: Path, changed: Proof): boolean {
  const [field, second, third] = path;
  switch (field) {
    case "rulesVersion":
      return fault.kind === "rulesVersion";
    case "commitment":
    case "serverBytes":
      return fault.kind === "commitment";
    case "contributions":
      return fault.kind === "seed";
    case "events":
      // A type that begins with "room/" cannot come of one changed letter.
      return fault.kind === "event" && fault.seq === second;
    case "record":
      if (second === "seed") return fault.kind === "seed";
      if (second === "commands") {
        if (fault.kind === "illegal" || fault.kind === "command") return fault.index === third;
        if (fault.kind !== "event") return false;
        const before = { ...changed.record, commands: changed.record.commands.slice(0, Number(third)) };
        return fault.seq >= replay(opensky, before.rules, before.seed, before.commands).events.length;
      }
      return true;
    default:
      return false;
  }
}

describe("a finished game", () => {
  it("is right in all its parts, whatever was played", () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        const report = checkProof(finishedProof(setup));
        expect(report.fault).toBeNull();
        expect(report.endedEarly).toBe(false);
        expect(report.steps.map(({ verdict }) => verdict)).toEqual(report.steps.map(() => "good"));
      }),
      { numRuns: 30 },
    );
  });

  it("has a record that replays to its log", () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        const game = finishedGame(setup);
        const { rules, seed, commands } = recordOf(game);
        const again = replay(opensky, rules, seed, commands);
        expect(again.error).toBeNull();
        expect(again.events).toEqual(game.events);
      }),
      { numRuns: 30 },
    );
  });

  it("shows each event in the part where it happened", () => {
    const { steps } = checkProof(proof);
    expect(steps.flatMap(({ events }) => events)).toEqual(proof.events);
    const april = steps.find(({ part }) => part.kind === "month" && part.month === 0);
    expect(april?.events[0]).toMatchObject({ type: "diceRolled", month: 0 });
  });
});

describe("one change", () => {
  // Who drew a contribution is told, not proved; the rules and the formats have their own tests.
  const places = leaves(proof).filter(
    ([field, second, third]) =>
      field !== "format" && !(field === "contributions" && third === "by") && !(field === "record" && (second === "rules" || second === "format")),
  );

  it("of any byte, anywhere, is found at the first wrong point", () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.nat(), (path, place) => {
        const changed = tampered(proof, path, (value) => other(value, place));
        const handed = parseHanded(changed);
        // What is not even a number of 64 hex digits is no proof at all.
        if (!handed.ok) return;
        const { fault, steps } = checkProof(changed);
        if (fault === null || !pointsAt(fault, path, changed)) expect.fail(`${path.join(".")}: ${JSON.stringify(fault)}`);
        const wrong = steps.findIndex(({ verdict }) => verdict === "wrong");
        expect(steps.slice(0, wrong).every(({ verdict }) => verdict === "good")).toBe(true);
        expect(steps.slice(wrong + 1).every(({ verdict }) => verdict === "unchecked")).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it("of a field that is taken away or put in is found there", () => {
    const inEvents = places.filter(([field]) => field === "events");
    fc.assert(
      fc.property(fc.constantFrom(...inEvents), fc.boolean(), (path, more) => {
        const changed = more
          ? tampered(proof, path.slice(0, 2), (event) => ({ ...(event as object), more: 1 }))
          : tampered(proof, path, () => undefined);
        expect(checkProof(JSON.parse(JSON.stringify(changed)) as Proof).fault).toMatchObject({ kind: "event", seq: path[1] });
      }),
      { numRuns: 100 },
    );
  });

  it("of the order of two events is found at the first of them", () => {
    fc.assert(
      fc.property(fc.nat({ max: proof.events.length - 2 }), (seq) => {
        const [first, second] = [proof.events[seq], proof.events[seq + 1]];
        fc.pre(JSON.stringify(first) !== JSON.stringify(second));
        const changed = { ...proof, events: proof.events.with(seq, second).with(seq + 1, first) };
        expect(checkProof(changed).fault).toMatchObject({ kind: "event", seq });
      }),
      { numRuns: 60 },
    );
  });

  it("of an event or a command that is left out or repeated is found", () => {
    fc.assert(
      fc.property(fc.nat({ max: proof.events.length - 1 }), fc.nat({ max: proof.record.commands.length - 1 }), (seq, index) => {
        const { commands } = proof.record;
        const withCommands = (list: readonly unknown[]): Proof => ({ ...proof, record: { ...proof.record, commands: list } });
        const lists = [
          { ...proof, events: proof.events.toSpliced(seq, 1) },
          { ...proof, events: proof.events.toSpliced(seq, 0, proof.events[seq]) },
          withCommands(commands.toSpliced(index, 1)),
          withCommands(commands.toSpliced(index, 0, commands[index])),
        ];
        for (const list of lists) expect(checkProof(list).fault).not.toBeNull();
      }),
      { numRuns: 40 },
    );
  });
});

describe("the first wrong point", () => {
  const indexOf = (type: string) => proof.events.findIndex((event) => (event as { type: string }).type === type);
  const inEvent = (type: string, change: (event: never) => object) =>
    checkProof(tampered(proof, ["events", indexOf(type)], (event) => change(event as never)));

  it("of a die is its month", () => {
    const report = inEvent("diceRolled", (event: { rolls: string[][] }) => ({ ...event, rolls: [["Alpha", "Bravo", "Echo"]] }));
    expect(report.fault).toMatchObject({ kind: "event", type: "diceRolled", path: expect.stringMatching(/^rolls/) });
    expect(wrongPart(report)).toEqual({ kind: "month", month: 0 });
  });

  it("of a winner is the month's end", () => {
    const report = inEvent("marketSettled", (event: object) => ({ ...event, winners: [{ seat: 1, fare: 500, itinerary: [] }] }));
    expect(report.fault).toMatchObject({ kind: "event", type: "marketSettled" });
  });

  it("of the final score is the end", () => {
    const report = inEvent("gameEnded", (event: { scores: number[] }) => ({ ...event, scores: event.scores.map((n) => n + 50) }));
    expect(report.fault).toMatchObject({ type: "gameEnded", path: "scores[0]" });
    expect(wrongPart(report)).toEqual({ kind: "end" });
  });

  it("of a fare, changed in command and log alike, is where the others contradict it", () => {
    const sealed = indexOf("fareSealed");
    const event = proof.events[sealed] as { seat: number; fare: number };
    const fare = event.fare === 500 ? 400 : 500;
    const index = proof.record.commands.findIndex((command) => (command as { type: string }).type === "submitFare");
    const both = tampered(tampered(proof, ["events", sealed, "fare"], () => fare), ["record", "commands", index, "fare"], () => fare);
    expect(checkProof(both).fault).toMatchObject({ kind: "event" });
  });

  it("of the server's bytes with a commitment to match is the seed", () => {
    const { serverBytes, commitment } = finishedGame({ ...SETUP, seed: "77".repeat(32) });
    const report = checkProof({ ...proof, serverBytes, commitment });
    expect(report.fault?.kind).toBe("seed");
    expect(wrongPart(report)).toEqual({ kind: "seed" });
  });

  it("of rules that are not the table's is the rules", () => {
    const { rules } = proof.record;
    expect(checkProof({ ...proof, record: { ...proof.record, rules: { ...rules, edition: 1 } } }, rules).fault).toEqual({
      kind: "rules",
      path: "edition",
      expected: "2",
      actual: "1",
    });
  });

  it("of a whole origin that was made to fit is the first die or callsign drawn", () => {
    const { serverBytes, commitment, seed, contributions } = finishedGame({ ...SETUP, seed: "77".repeat(32) });
    const report = checkProof({ ...proof, serverBytes, commitment, contributions, record: { ...proof.record, seed } });
    expect(report.fault).toMatchObject({ kind: "event", type: "diceRolled" });
  });

  it("of a game that was cut short is its last part; what the room says at the end excuses it", () => {
    const turns = proof.record.commands.length - 20;
    const record = { ...proof.record, commands: proof.record.commands.slice(0, turns) };
    const { events } = replay(opensky, record.rules, record.seed, record.commands);
    expect(checkProof({ ...proof, record, events }).fault).toEqual({ kind: "unfinished" });
    const ended = checkProof({ ...proof, record, events: [...events, { type: "room/ended" }] });
    expect(ended.fault).toBeNull();
    expect(ended.endedEarly).toBe(true);
  });

  it("is not put off by what the room writes in between", () => {
    const events = proof.events.flatMap((event, seq) => (seq % 9 === 4 ? [{ type: "room/timedOut", seat: 0 }, event] : [event]));
    expect(checkProof({ ...proof, events }).fault).toBeNull();
    const seq = events.indexOf(proof.events.at(-1) as never);
    const changed = { ...proof, events: events.with(seq, { type: "gameEnded", winners: [], scores: [0, 0] }) };
    expect(checkProof(changed).fault).toMatchObject({ kind: "event", seq });
  });
});

describe("what is handed in", () => {
  it("may be a proof or a bare record", () => {
    expect(parseHanded(proof)).toEqual({ ok: true, value: { kind: "proof", proof } });
    expect(parseHanded(proof.record)).toEqual({ ok: true, value: { kind: "record", record: proof.record } });
  });

  it.each([
    [null, "file"],
    ["x", "file"],
    [{}, "format"],
    [{ format: "opensky-record/1" }, "record"],
    [{ ...proof, commitment: "12" }, "commitment"],
    [{ ...proof, serverBytes: 7 }, "serverBytes"],
    [{ ...proof, rulesVersion: "1" }, "rulesVersion"],
    [{ ...proof, contributions: [] }, "contributions"],
    [{ ...proof, contributions: [proof.contributions[0], { bytes: "x" }] }, "contributions[1]"],
    [{ ...proof, record: {} }, "record"],
    [{ ...proof, record: { ...proof.record, seed: proof.record.seed.toUpperCase() } }, "record.seed"],
    [{ ...proof, events: {} }, "events"],
  ])("%#: or it is told why not", (data, error) => {
    expect(parseHanded(data)).toEqual({ ok: false, error });
  });

  it("is survived, whatever the log holds", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.array(fc.jsonValue()), (events, commands) => {
        expect(checkProof({ ...proof, events, record: { ...proof.record, commands } }).fault).not.toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});
