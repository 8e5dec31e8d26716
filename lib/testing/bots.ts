import { begin, foldEvents } from "@/lib/engine/core/replay";
import { opensky } from "@/lib/engine/opensky";
import { initial } from "@/lib/engine/opensky/initial";
import { rolledMonth } from "@/lib/engine/opensky/rolledMonth";
import type { SeatTable, State } from "@/lib/engine/opensky/table";
import { CALLSIGNS, type Callsign, type Rules, type Side } from "@/lib/engine/opensky/words";
import { seatChance } from "@/lib/bots/ladder/chance";
import { playerOf, type Mind } from "@/lib/bots/ladder/minds";
import { decided } from "./games";

/** A table in the middle of a game: callsigns by their airports, seats by what differs from the start. */
export function table(side: Side, callsigns: readonly string[], seats: readonly Partial<SeatTable>[]): State {
  const board = side === "europe" ? "europe-1" : "north-america-1";
  const players = seats.length === 4 ? 4 : seats.length === 3 ? 3 : 2;
  const bare = initial({ edition: 2, side, board, players, callsigns: "chosen" }, "00".repeat(32));
  return {
    ...bare,
    callsigns: CALLSIGNS.map((_, index) => callsigns[index] ?? null),
    seats: bare.seats.map((seat, index) => ({ ...seat, ...seats[index] })),
  };
}

/** The table while fares are asked for in a market: the seats that are named may bid. */
export function asking(
  state: State,
  month: number,
  market: readonly [Callsign, Callsign],
  seats: readonly number[],
): State {
  const rolled = rolledMonth(month % state.rules.players, [...market, "Foxtrot"]);
  const running = { ...rolled, origin: market[0], destination: market[1], bidders: seats };
  return { ...state, phase: "submitFare", month, asked: seats, months: [running] };
}

/** The positions of a whole game between bots, each before its command. */
export function* botGame(rules: Rules, seed: string, minds: readonly Mind[], rollouts: number): Generator<State, void> {
  let { state } = begin(opensky, rules, seed);
  const chances = minds.map((_, seat) => seatChance(seed, seat));
  for (;;) {
    const [seat] = state.asked;
    const chance = seat === undefined ? undefined : chances[seat];
    const mind = seat === undefined ? undefined : minds[seat];
    if (seat === undefined || chance === undefined || mind === undefined) return;
    yield state;
    const command = playerOf(mind).policy(opensky.view(state, seat), chance, { rollouts });
    state = foldEvents(opensky, state, decided(state, command));
  }
}
