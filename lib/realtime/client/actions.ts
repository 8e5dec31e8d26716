import type { Answer } from "@/lib/protocol/answer";
import type { BotLevel } from "@/lib/protocol/bots";
import type { CreateTablePayload } from "@/lib/protocol/payloads";
import type { Identity } from "@/lib/protocol/table";
import { randomContribution } from "./random";
import { pageWire } from "./socket";
import type { AnswerOf, Asked, PayloadOf } from "./wire";

const CONNECT_WITHIN_MS = 6000;

/** Settles when the line is up, or after a while without it. */
const connected = (): Promise<void> =>
  new Promise((resolve) => {
    const wire = pageWire();
    if (wire.connected()) return resolve();
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, CONNECT_WITHIN_MS);
    const stop = wire.onConnection((up) => {
      if (up) done();
    });
  });

/** A lost answer becomes `unavailable`, without words: the page has its own for every code. */
const ask = async <E extends Asked>(event: E, payload: PayloadOf<E>) => {
  await connected();
  return (await pageWire().ask(event, payload)) ?? UNAVAILABLE;
};
const UNAVAILABLE = { error: "unavailable", message: "" } as const;

/** Opens a table; the visitor takes its first seat. */
export const createTable = (
  wish: Omit<CreateTablePayload, "contribution">,
): Promise<Answer<{ readonly gameId: string }>> =>
  ask("table:create", { ...wish, contribution: randomContribution() });

export const joinTable = (gameId: string): Promise<Answer<{ readonly seat: number }>> =>
  ask("table:join", { gameId, contribution: randomContribution() });

export const leaveTable = (gameId: string): Promise<Answer<true>> => ask("table:leave", { gameId });

/** Another game with the same players: answers the table at which they meet. */
export const rematch = (gameId: string): Promise<Answer<{ readonly gameId: string }>> =>
  ask("table:rematch", { gameId, contribution: randomContribution() });

export const startTable = (gameId: string): Promise<Answer<true>> => ask("table:start", { gameId });

/** Gives a free seat of the visitor's table to a bot. */
export const seatBot = (gameId: string, level: BotLevel): Promise<Answer<true>> =>
  ask("table:seat-bot", { gameId, level });

export const unseatBot = (gameId: string, botId: string): Promise<Answer<true>> =>
  ask("table:unseat-bot", { gameId, botId });

export const rename = (name: string): Promise<Answer<Identity>> => ask("account:rename", { name });
