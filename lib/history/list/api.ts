import { botOf } from "@/lib/protocol/bots";
import type { ApiGame } from "@/lib/protocol/api/schemas";
import type { ListedGame } from "./games";

/** A public game as the API tells of it: every field is named, so that a new one stays out until it is named here. */
export const apiGameOf = ({ gameId, rules, status, startedAt, finishedAt, seats, ...game }: ListedGame): ApiGame => ({
  id: gameId,
  game: "opensky",
  rules: {
    edition: rules.edition,
    side: rules.side,
    board: rules.board,
    players: rules.players,
    callsigns: rules.callsigns,
  },
  status: status === "playing" ? "running" : "finished",
  pace: game.pace,
  rated: game.rated,
  ending: game.ending,
  month: status === "playing" ? game.month : null,
  startedAt,
  finishedAt,
  seats: seats.map(({ userId, name, score, place }, seat) => {
    const bot = botOf(userId)?.level ?? null;
    return { seat, playerId: userId, name, bot, score, place };
  }),
  page: status === "playing" ? `/t/${gameId}` : `/t/${gameId}/replay`,
  record: status === "playing" ? null : `/api/v1/games/${gameId}/record`,
});
