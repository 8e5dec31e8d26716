import { deciding, mustAgree, sameMotion, type TableLife, votesFor, votesNeeded } from "@/lib/protocol/life";
import type { Motion } from "@/lib/protocol/room-entry";
import type { Seat } from "@/lib/engine/opensky/words";

/** Something about the table that waits for its players. */
export type Proposal =
  /** The reader is away or handed over, and can come back. */
  | { readonly kind: "back"; readonly standIn: boolean }
  | {
      readonly kind: "end";
      readonly by: Seat;
      readonly agreed: readonly Seat[];
      /** How many must agree in all. */
      readonly of: number;
      /** What the reader may say to it. */
      readonly may: "answer" | "takeBack" | "nothing";
    }
  | { readonly kind: "away"; readonly seat: Seat; readonly motions: readonly OpenMotion[] };

/** A motion that may be voted on, with the votes so far. */
export interface OpenMotion {
  readonly motion: Motion;
  readonly votes: readonly Seat[];
  readonly needed: number;
  /** Whether the reader is for it; null where the reader has no vote. */
  readonly mine: boolean | null;
}

/** All that waits for the players, as `me` sees it; null for a spectator. The reader's own matters come first. */
export function proposals(life: TableLife, me: Seat | null): readonly Proposal[] {
  if (life.ended !== null) return [];
  const own = me === null ? undefined : life.seats[me];
  const back: Proposal[] =
    own !== undefined && !own.resigned && (own.away || own.standIn) ? [{ kind: "back", standIn: own.standIn }] : [];
  return [...back, ...ending(life, me), ...absences(life, me)];
}

/** Names what the reader has still to answer beside the game; empty where nothing is. */
export const questionsTo = (life: TableLife, me: Seat | null): string =>
  proposals(life, me)
    .filter((proposal) => {
      switch (proposal.kind) {
        case "back":
          return true;
        case "end":
          return proposal.may === "answer";
        case "away":
          return proposal.motions.some(({ mine }) => mine === false);
      }
    })
    .map((proposal) => (proposal.kind === "away" ? `away ${proposal.seat}` : proposal.kind))
    .join(" ");

function ending(life: TableLife, me: Seat | null): readonly Proposal[] {
  const [by] = life.endOffer ?? [];
  if (life.endOffer === null || by === undefined) return [];
  const may = !plays(life, me) ? "nothing" : life.endOffer.includes(me) ? "takeBack" : "answer";
  return [{ kind: "end", by, agreed: life.endOffer, of: mustAgree(life).length, may }];
}

function absences(life: TableLife, me: Seat | null): readonly Proposal[] {
  const others = life.seats.flatMap(({ away, standIn, resigned }, seat) =>
    away && !standIn && !resigned && seat !== me ? [seat] : [],
  );
  // Where all are away nobody can decide.
  if (deciding(life).length === 0) return [];
  return others.map((seat, index) => ({
    kind: "away",
    seat,
    motions: [
      openMotion(life, { kind: "standIn", seat }, me),
      // One motion ends the game, however many are away.
      ...(index === 0 ? [openMotion(life, { kind: "withoutResult" }, me)] : []),
    ],
  }));
}

/** The votes on a motion as the reader sees them. */
export function openMotion(life: TableLife, motion: Motion, me: Seat | null): OpenMotion {
  const all = life.votes.find((vote) => sameMotion(vote.motion, motion))?.seats ?? [];
  return {
    motion,
    votes: votesFor(life, motion),
    needed: votesNeeded(life),
    mine: plays(life, me) ? all.includes(me) : null,
  };
}

/** Whether the players may end the game without a result, though no seat waits to be handed over. */
export const mayStop = (life: TableLife): boolean =>
  life.ended === null &&
  life.seats.some(({ away }) => away) &&
  life.seats.every(({ away, standIn }) => !away || standIn);

/** Whether a seat may decide about the table: all may that have not resigned; who is away comes back by it. */
export const plays = (life: TableLife, me: Seat | null): me is Seat =>
  me !== null && life.ended === null && life.seats[me]?.resigned === false;

/** Whether anybody but this seat is left to agree to an end. */
export const othersMayAgree = (life: TableLife, me: Seat): boolean => mustAgree(life).some((seat) => seat !== me);
