import type { BotLevel } from "./bots";
import type { Ending, Motion, RoomEntry } from "./room-entry";

type Seat = number;

/** Who answers for a seat. */
export interface SeatLife {
  /** Its player has let the time run out too often: the others may decide about the seat, its player may come back. */
  readonly away: boolean;
  /** Somebody acts for it, by decision of the others, until its player comes back. */
  readonly standIn: boolean;
  /** The room acts for it to the end. */
  readonly resigned: boolean;
  /** The style of the bot that plays it; null where a person does. */
  readonly bot: BotLevel | null;
}

/** What a table's players have agreed and decided beside the game, so far. */
export interface TableLife {
  readonly seats: readonly SeatLife[];
  /** Seats in the order in which they resigned. */
  readonly resigned: readonly Seat[];
  /** The seats that want to end the game now, who offered it first; null without an offer. */
  readonly endOffer: readonly Seat[] | null;
  /** Motions with the seats that are for them. */
  readonly votes: readonly { readonly motion: Motion; readonly seats: readonly Seat[] }[];
  /** How the game was ended before its last month; null where it was not. */
  readonly ended: Exclude<Ending, "played"> | null;
}

const PRESENT: SeatLife = { away: false, standIn: false, resigned: false, bot: null };

/** A table at the start of its game. */
export const newLife = (seats: number): TableLife => ({
  seats: Array.from({ length: seats }, () => PRESENT),
  resigned: [],
  endOffer: null,
  votes: [],
  ended: null,
});

/** The table's life after one more of the room's entries: a total fold without rules. */
export function foldLife(life: TableLife, entry: RoomEntry): TableLife {
  switch (entry.type) {
    case "room/botSeated":
      return withSeat(life, entry.seat, { bot: entry.level });
    case "room/actedFor":
      return life;
    case "room/wentAway":
      // Its votes are void: a motion would else be carried by its mere return.
      return { ...withSeat(life, entry.seat, { away: true }), votes: withoutVotesOf(life.votes, entry.seat) };
    case "room/cameBack":
      return settled(withSeat(life, entry.seat, { away: false, standIn: false }));
    case "room/resigned":
      return settled({
        ...withSeat(life, entry.seat, { away: false, standIn: false, resigned: true }),
        resigned: [...life.resigned, entry.seat],
        endOffer: withoutSeat(life.endOffer, entry.seat),
      });
    case "room/endOffered":
      return { ...life, endOffer: [entry.seat] };
    case "room/endAccepted":
      return { ...life, endOffer: [...(life.endOffer ?? []), entry.seat] };
    case "room/endDeclined":
      return { ...life, endOffer: null };
    case "room/voted":
      return withVote(life, entry.motion, (seats) => [...seats, entry.seat]);
    case "room/voteWithdrawn":
      return withVote(life, entry.motion, (seats) => seats.filter((seat) => seat !== entry.seat));
    case "room/handedOver":
      return settled({
        ...withSeat(life, entry.seat, { standIn: true }),
        endOffer: withoutSeat(life.endOffer, entry.seat),
      });
    case "room/ended":
      return { ...life, endOffer: null, votes: [], ended: entry.how };
  }
}

/** Whether two motions are the same. */
export const sameMotion = (a: Motion, b: Motion): boolean =>
  a.kind === "standIn" ? b.kind === "standIn" && a.seat === b.seat : b.kind === a.kind;

/** Whether somebody else acts for the seat's player whenever it is asked. */
export const isAutomated = ({ standIn, resigned }: SeatLife): boolean => standIn || resigned;

/** The seats whose players are there to decide about the table. */
export const deciding = (life: TableLife): readonly Seat[] =>
  life.seats.flatMap(({ away, standIn, resigned, bot }, seat) =>
    away || standIn || resigned || bot !== null ? [] : [seat],
  );

/** The seats that must all agree to end the game now: of the persons all that have neither resigned nor been handed over. */
export const mustAgree = (life: TableLife): readonly Seat[] =>
  life.seats.flatMap((seat, place) => (isAutomated(seat) || seat.bot !== null ? [] : [place]));

/** How many of the deciding seats carry a motion: more than half. */
export const votesNeeded = (life: TableLife): number => Math.floor(deciding(life).length / 2) + 1;

/** The seats that are for a motion and may still decide. */
export const votesFor = (life: TableLife, motion: Motion): readonly Seat[] => {
  const may = deciding(life);
  const vote = life.votes.find((other) => sameMotion(other.motion, motion));
  return (vote?.seats ?? []).filter((seat) => may.includes(seat));
};

const withSeat = (life: TableLife, seat: Seat, change: Partial<SeatLife>): TableLife => ({
  ...life,
  seats: life.seats.map((other, place) => (place === seat ? { ...other, ...change } : other)),
});

const withoutSeat = (seats: readonly Seat[] | null, gone: Seat): readonly Seat[] | null => {
  const rest = seats?.filter((seat) => seat !== gone) ?? [];
  return rest.length > 0 ? rest : null;
};

function withVote(life: TableLife, motion: Motion, change: (seats: readonly Seat[]) => readonly Seat[]): TableLife {
  const known = life.votes.find((vote) => sameMotion(vote.motion, motion));
  const others = life.votes.filter((vote) => vote !== known);
  const seats = change(known?.seats ?? []);
  return { ...life, votes: seats.length > 0 ? [...others, { motion, seats }] : others };
}

const withoutVotesOf = (votes: TableLife["votes"], gone: Seat): TableLife["votes"] =>
  votes.flatMap(({ motion, seats }) => {
    const rest = withoutSeat(seats, gone);
    return rest === null ? [] : [{ motion, seats: rest }];
  });

/** Motions about seats that are not, or no longer, away are void. */
function settled(life: TableLife): TableLife {
  const open = ({ motion }: TableLife["votes"][number]): boolean =>
    motion.kind === "withoutResult" ? life.seats.some(({ away }) => away) : isAbsent(life.seats[motion.seat]);
  return { ...life, votes: life.votes.filter(open) };
}

const isAbsent = (seat: SeatLife | undefined): boolean => seat !== undefined && seat.away && !seat.standIn;
