import type { Seat } from "@/lib/engine/core/game";
import { ok } from "@/lib/engine/core/result";
import {
  deciding,
  foldLife,
  mustAgree,
  sameMotion,
  type TableLife,
  votesFor,
  votesNeeded,
} from "@/lib/protocol/life";
import type { Act } from "@/lib/protocol/payloads";
import type { Motion, RoomEntry } from "@/lib/protocol/room-entry";
import { type Outcome, refuse } from "./answers";

/**
 * What a seat's act at the table amounts to. Who acts is back: an away seat's player comes back with any act but
 * resigning.
 */
export function decideAct(life: TableLife, seat: Seat, act: Act): Outcome<readonly RoomEntry[]> {
  const own = life.seats[seat];
  if (life.ended !== null || own === undefined) {
    return refuse("game-over");
  }
  if (own.resigned) {
    return refuse("resigned");
  }
  if (act.type === "resign") {
    return ok(withEnd(life, [{ type: "room/resigned", seat }]));
  }
  const absent = own.away || own.standIn;
  if (act.type === "comeBack") {
    return absent ? ok([{ type: "room/cameBack", seat }]) : refuse("not-away");
  }
  const back: readonly RoomEntry[] = absent ? [{ type: "room/cameBack", seat }] : [];
  const decided = decidePresent(back.reduce(foldLife, life), seat, act);
  return decided.ok ? ok([...back, ...decided.value]) : decided;
}

type PresentAct = Exclude<Act, { readonly type: "resign" | "comeBack" }>;

function decidePresent(life: TableLife, seat: Seat, act: PresentAct): Outcome<readonly RoomEntry[]> {
  switch (act.type) {
    case "offerEnd": {
      if (mustAgree(life).length < 2) {
        return refuse("nobody-to-agree");
      }
      if (life.endOffer?.includes(seat)) {
        return refuse("already-done");
      }
      // Two who offer at once agree.
      return ok(withEnd(life, [{ type: life.endOffer ? "room/endAccepted" : "room/endOffered", seat }]));
    }
    case "answerEnd": {
      if (life.endOffer === null) {
        return refuse("no-offer");
      }
      if (!act.accept) {
        return ok([{ type: "room/endDeclined", seat }]);
      }
      return life.endOffer.includes(seat)
        ? refuse("already-done")
        : ok(withEnd(life, [{ type: "room/endAccepted", seat }]));
    }
    case "vote":
      return decideVote(life, seat, act.motion, act.wants);
  }
}

function decideVote(life: TableLife, seat: Seat, motion: Motion, wants: boolean): Outcome<readonly RoomEntry[]> {
  const about = motion.kind === "standIn" ? life.seats[motion.seat] : undefined;
  const possible =
    motion.kind === "standIn" ? about !== undefined && about.away && !about.standIn : life.seats.some(({ away }) => away);
  if (!possible) {
    return refuse("nobody-away");
  }
  const votes = life.votes.find((other) => sameMotion(other.motion, motion))?.seats ?? [];
  if (votes.includes(seat) === wants) {
    return refuse("already-done");
  }
  return ok(withEnd(life, [{ type: wants ? "room/voted" : "room/voteWithdrawn", seat, motion }]));
}

/** The entries, and what they bring about: a seat is handed over, or the game is over. */
function withEnd(life: TableLife, entries: readonly RoomEntry[]): readonly RoomEntry[] {
  const after = entries.reduce(foldLife, life);
  return [...entries, ...consequences(after)];
}

/** What follows from how things stand at the table, without anybody doing more. */
export function consequences(life: TableLife): readonly RoomEntry[] {
  const staying = life.seats.filter(({ resigned }) => !resigned);
  // Bots do not go on among themselves.
  if (staying.length < 2 || staying.every(({ bot }) => bot !== null)) {
    return [{ type: "room/ended", how: "resignation" }];
  }
  const agreed = life.endOffer;
  const needed = mustAgree(life);
  if (agreed !== null && needed.length >= 2 && needed.every((seat) => agreed.includes(seat))) {
    return [{ type: "room/ended", how: "agreement" }];
  }
  const carried = life.votes.filter(({ motion }) => votesFor(life, motion).length >= votesNeeded(life));
  if (deciding(life).length > 0 && carried.some(({ motion }) => motion.kind === "withoutResult")) {
    return [{ type: "room/ended", how: "withoutResult" }];
  }
  const handed = carried.flatMap(({ motion }): RoomEntry[] =>
    motion.kind === "standIn" ? [{ type: "room/handedOver", seat: motion.seat }] : [],
  );
  // Who was handed over need not agree any more.
  return handed.length > 0 ? withEnd(life, handed) : [];
}
