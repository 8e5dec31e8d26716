import { describe, expect, test } from "vitest";
import { foldLife, newLife, type TableLife } from "@/lib/protocol/life";
import type { Act } from "@/lib/protocol/payloads";
import type { Motion, RoomEntry } from "@/lib/protocol/room-entry";
import { decideAct } from "./acts";

const after = (seats: number, ...entries: readonly RoomEntry[]): TableLife => entries.reduce(foldLife, newLife(seats));
const away = (seat: number): RoomEntry => ({ type: "room/wentAway", seat });
const standIn = (seat: number): Motion => ({ kind: "standIn", seat });
const WITHOUT_RESULT: Motion = { kind: "withoutResult" };
const vote = (motion: Motion, wants = true): Act => ({ type: "vote", motion, wants });

/** The entries' types in short, or the refusal's code. */
function said(life: TableLife, seat: number, act: Act): readonly string[] | string {
  const decided = decideAct(life, seat, act);
  if (!decided.ok) return decided.error.code;
  return decided.value.map((entry) => {
    const more = entry.type === "room/ended" ? entry.how : entry.seat;
    return `${entry.type.slice("room/".length)} ${more}`;
  });
}

/** The life after acts that must all be possible. */
function lived(life: TableLife, ...acts: readonly (readonly [number, Act])[]): TableLife {
  return acts.reduce((so, [seat, act]) => {
    const decided = decideAct(so, seat, act);
    if (!decided.ok) throw new Error(decided.error.code);
    return decided.value.reduce(foldLife, so);
  }, life);
}

describe("resigning", () => {
  test("ends a game of two", () => {
    expect(said(newLife(2), 1, { type: "resign" })).toEqual(["resigned 1", "ended resignation"]);
  });

  test("ends a larger game when one is left, and nobody resigns twice", () => {
    const life = lived(newLife(3), [0, { type: "resign" }]);
    expect(said(life, 0, { type: "resign" })).toBe("resigned");
    expect(said(life, 0, { type: "comeBack" })).toBe("resigned");
    expect(said(life, 2, { type: "resign" })).toEqual(["resigned 2", "ended resignation"]);
    expect(lived(life, [2, { type: "resign" }]).resigned).toEqual([0, 2]);
  });

  test("completes an agreement of the others", () => {
    const life = lived(newLife(3), [0, { type: "offerEnd" }], [1, { type: "answerEnd", accept: true }]);
    expect(said(life, 2, { type: "resign" })).toEqual(["resigned 2", "ended agreement"]);
  });
});

describe("an end by agreement", () => {
  test("takes everybody, whoever offers first", () => {
    const life = lived(newLife(3), [1, { type: "offerEnd" }], [0, { type: "offerEnd" }]);
    expect(life.endOffer).toEqual([1, 0]);
    expect(said(life, 2, { type: "answerEnd", accept: true })).toEqual(["endAccepted 2", "ended agreement"]);
    expect(said(life, 0, { type: "answerEnd", accept: true })).toBe("already-done");
  });

  test("is off when one declines, or takes it back", () => {
    const life = lived(newLife(2), [0, { type: "offerEnd" }], [0, { type: "answerEnd", accept: false }]);
    expect(life.endOffer).toBeNull();
    expect(said(life, 1, { type: "answerEnd", accept: true })).toBe("no-offer");
  });

  test("is complete when the only one who has not agreed is handed over", () => {
    const life = lived(after(3, away(2)), [0, { type: "offerEnd" }], [1, { type: "offerEnd" }], [0, vote(standIn(2))]);
    expect(said(life, 1, vote(standIn(2)))).toEqual(["voted 1", "handedOver 2", "ended agreement"]);
  });

  test("asks who was handed over again after coming back", () => {
    const offered = foldLife(lived(newLife(2), [1, { type: "offerEnd" }]), away(1));
    const back = lived(offered, [0, vote(standIn(1))], [1, { type: "comeBack" }]);
    expect(back.endOffer).toBeNull();
  });

  test("waits for those who are away, and nobody can agree with themselves alone", () => {
    const waiting = lived(after(2, away(1)), [0, { type: "offerEnd" }]);
    expect(waiting.ended).toBeNull();
    const alone = lived(after(2, away(1)), [0, vote(standIn(1))]);
    expect(said(alone, 0, { type: "offerEnd" })).toBe("nobody-to-agree");
  });
});

describe("an away seat", () => {
  test("comes back with whatever its player does", () => {
    const life = after(3, away(1));
    expect(said(life, 1, { type: "comeBack" })).toEqual(["cameBack 1"]);
    expect(said(life, 1, { type: "offerEnd" })).toEqual(["cameBack 1", "endOffered 1"]);
    expect(said(life, 0, { type: "comeBack" })).toBe("not-away");
  });

  test("is handed over by more than half of the others who are there", () => {
    const life = after(4, away(3));
    expect(said(life, 0, vote(standIn(3)))).toEqual(["voted 0"]);
    const one = lived(life, [0, vote(standIn(3))]);
    expect(said(one, 0, vote(standIn(3)))).toBe("already-done");
    expect(said(one, 1, vote(standIn(3)))).toEqual(["voted 1", "handedOver 3"]);
    expect(said(lived(one, [0, vote(standIn(3), false)]), 1, vote(standIn(3)))).toEqual(["voted 1"]);
  });

  test("takes its votes with it when it comes back, also after it was handed over", () => {
    const handed = lived(after(3, away(2)), [0, vote(standIn(2))], [1, vote(standIn(2))]);
    expect(handed.seats[2]).toMatchObject({ away: true, standIn: true });
    expect(said(handed, 0, vote(standIn(2)))).toBe("nobody-away");
    const back = lived(handed, [2, { type: "comeBack" }]);
    expect(back.seats[2]).toEqual({ away: false, standIn: false, resigned: false, bot: null });
    const pending = lived(after(4, away(2)), [0, vote(standIn(2))], [0, vote(WITHOUT_RESULT)], [2, { type: "comeBack" }]);
    expect(pending.votes).toEqual([]);
  });

  test("lets the others end the game without a result; nobody else does", () => {
    expect(said(newLife(2), 0, vote(WITHOUT_RESULT))).toBe("nobody-away");
    expect(said(newLife(2), 0, vote(standIn(1)))).toBe("nobody-away");
    expect(said(after(2, away(1)), 0, vote(WITHOUT_RESULT))).toEqual(["voted 0", "ended withoutResult"]);
    expect(said(after(2, away(1)), 0, vote(standIn(3)))).toBe("nobody-away");
  });

  test("leaves no vote behind that would count again when its player is back", () => {
    const voted = lived(after(4, away(3)), [1, vote(standIn(3))]);
    const both = lived(foldLife(voted, away(1)), [0, vote(standIn(3))], [1, { type: "comeBack" }]);
    expect(both.votes).toEqual([{ motion: standIn(3), seats: [0] }]);
    expect(said(both, 1, vote(standIn(3)))).toEqual(["voted 1", "handedOver 3"]);
  });

  test("has no say while it is away: who is left decides", () => {
    const life = lived(after(3, away(2)), [0, vote(WITHOUT_RESULT)]);
    expect(said(life, 1, vote(WITHOUT_RESULT))).toEqual(["voted 1", "ended withoutResult"]);
    expect(said(life, 2, vote(WITHOUT_RESULT))).toBe("nobody-away");
  });
});

test("nothing is decided at a table whose game was ended", () => {
  const over = lived(newLife(2), [0, { type: "resign" }]);
  for (const act of [{ type: "resign" }, { type: "offerEnd" }, { type: "comeBack" }, vote(WITHOUT_RESULT)] as const) {
    expect(said(over, 1, act)).toBe("game-over");
  }
});
