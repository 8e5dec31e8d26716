import { describe, expect, it } from "vitest";
import { replayRecord } from "@/lib/engine/opensky/record";
import { finishedProof } from "@/lib/testing/finished";
import { goldenGames } from "@/lib/testing/golden";
import type { Proof } from "../proof";
import { playFile } from "./file";
import { timelineOf } from "./timeline";

const proof = finishedProof({
  rules: { edition: 2, side: "europe", board: "europe-1", players: 3, callsigns: "chosen" },
  seed: "5a".repeat(32),
  choices: "a5".repeat(32),
  temper: "keen",
});
const ofRecord = (record: Proof["record"]) => playFile({ kind: "record", record });

describe("a file that is replayed", () => {
  it.each(goldenGames())(
    "$name comes as far as it does elsewhere, and its first wrong decision is the same",
    ({ record }) => {
      const played = ofRecord(record);
      const summary = replayRecord(record);
      expect(played.decisions).toBe(summary.commands);
      expect(played.finished).toBe(summary.finished);
      expect(played.wrong && { index: played.wrong.index, code: played.wrong.code }).toEqual(summary.error ?? null);
      expect(timelineOf(played.game).chapters.at(-1)?.scores).toEqual(summary.seats.map((seat) => seat.score));
    },
  );

  it("names whose decision is the first wrong one, and writes it as the file does", () => {
    const commands = proof.record.commands.map((command, index) =>
      index === 20 ? { type: "placeCallsign", seat: 1, airport: "XXX" } : command,
    );
    const { wrong, decisions } = ofRecord({ ...proof.record, commands });
    expect(decisions).toBe(20);
    expect(wrong).toEqual({
      index: 20,
      code: expect.any(String),
      by: { type: "placeCallsign", seat: 1 },
      written: '{"type":"placeCallsign","seat":1,"airport":"XXX"}',
    });
  });

  it("says of nonsense that it is nobody's decision", () => {
    const { wrong } = ofRecord({ ...proof.record, commands: [{ type: "fly", seat: 9 }] });
    expect(wrong).toMatchObject({ index: 0, code: "malformed", by: null });
  });

  it("checks a proof's seal and log as well", () => {
    expect(playFile({ kind: "proof", proof })).toMatchObject({ finished: true, wrong: null, fault: null });
    const other = { ...proof, serverBytes: "00".repeat(32) };
    expect(playFile({ kind: "proof", proof: other }).fault).toMatchObject({ kind: "commitment" });
    const cut = { ...proof, events: proof.events.slice(0, -1) };
    expect(playFile({ kind: "proof", proof: cut })).toMatchObject({ wrong: null, fault: { kind: "missing" } });
  });
});
