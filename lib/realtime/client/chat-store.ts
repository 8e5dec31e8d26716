import type { Answer } from "@/lib/protocol/answer";
import type { ChatChannel, ChatReading } from "@/lib/protocol/chat";
import type { TableInfo } from "@/lib/protocol/table";
import { type ChatLog, NO_MESSAGES, withNewest, withNews, withOlder } from "./chat-log";
import type { MarkKeeper, Marks } from "./chat-marks";
import { type ChatSender, type Outgoing, chatSender } from "./chat-sender";
import type { Problem } from "./session";
import { cell, type Store } from "./store";
import type { Wire } from "./wire";

/** A table's chats as this page has them. Renewed as a whole whenever anything changes. */
export interface ChatState {
  /** Null while the viewer may not read it. */
  readonly players: ChatLog | null;
  readonly spectators: ChatLog;
  /** Messages of others that were not seen on this device. */
  readonly unread: Readonly<Record<ChatChannel, number>>;
  /** Users who may not speak, as far as this viewer may know it. */
  readonly muted: readonly string[];
  /** What is being written: it outlives the panel in which it is written, and is kept where it was refused. */
  readonly draft: string;
  readonly outgoing: Outgoing | null;
  /** Why the last wish was refused. */
  readonly problem: Problem | null;
  /** Whether the server has been heard at all. */
  readonly read: boolean;
}

export interface ChatStore extends Store<ChatState> {
  /** The page has come to the table, or has come back: from now on it hears what is said, so it reads what was. */
  entered(): void;
  write(draft: string): void;
  /** Sends the draft. True when it was kept; false where it was refused or taken back: then the draft still stands. */
  send(channel: ChatChannel): Promise<boolean>;
  takeBack(): void;
  older(channel: ChatChannel): Promise<void>;
  mute(userId: string, muted: boolean): Promise<void>;
  /** The channel's messages are before the reader's eyes. */
  seen(channel: ChatChannel): void;
  dismiss(): void;
}

const AGAIN_MS = 1500;
/** Answers with nothing to say to the reader. */
const UNHEARD: Answer<never> = { error: "unavailable", message: "" };

const isSeated = (table: TableInfo, me: string): boolean => table.players.some(({ userId }) => userId === me);

/** What the server tells differently: to who sits here, and to the host. */
const standing = (table: TableInfo, me: string): string => `${table.hostId === me} ${isSeated(table, me)}`;

/** The chats of one table for the user `me`. */
export const chatStore = (line: () => Wire, initial: TableInfo, me: string, marks: MarkKeeper): ChatStore => {
  const { gameId } = initial;
  let stand = standing(initial, me);
  let players: ChatLog | null = null;
  let spectators = NO_MESSAGES;
  let muted: readonly string[] = [];
  let draft = "";
  let problem: Problem | null = null;
  let read = false;
  let seen: Marks | null = null;
  let sender: ChatSender | null = null;
  let refresh = () => {};

  const unread = (log: ChatLog | null, channel: ChatChannel): number => {
    const mark = (seen ??= marks.read(gameId))[channel];
    return log?.messages.filter(({ number, userId }) => number > mark && userId !== me).length ?? 0;
  };

  const show = () =>
    state.set({
      players,
      spectators,
      unread: { players: unread(players, "players"), spectators: unread(spectators, "spectators") },
      muted,
      draft,
      outgoing: sender?.outgoing() ?? null,
      problem,
      read,
    });

  const change = (channel: ChatChannel, log: ChatLog | null) => {
    if (channel === "players") players = log;
    else spectators = log ?? NO_MESSAGES;
  };
  const logOf = (channel: ChatChannel): ChatLog => (channel === "players" ? players : spectators) ?? NO_MESSAGES;

  const take = (reading: ChatReading) => {
    const pages = new Map(reading.pages.map((page) => [page.channel, page]));
    for (const channel of ["players", "spectators"] as const) {
      const page = pages.get(channel);
      change(channel, page ? withNewest(logOf(channel), page) : null);
    }
    muted = reading.muted;
    read = true;
    show();
  };

  const open = () => {
    const wire = line();
    let here = true;
    let asked = 0;
    let later: ReturnType<typeof setTimeout> | undefined;

    refresh = () => {
      clearTimeout(later);
      asked += 1;
      const turn = asked;
      void wire.ask("chat:read", { gameId }).then((answer) => {
        // An older reading may come after a newer one.
        if (!here || turn !== asked) return;
        if (answer !== null && "ok" in answer) take(answer.ok);
        else if (answer === null ? wire.connected() : answer.error === "unavailable" || answer.error === "too-fast") {
          later = setTimeout(refresh, AGAIN_MS);
        }
      });
    };
    sender = chatSender(wire, gameId, show);

    const ends = [
      wire.hear("room:chat", ({ gameId: where, channel, message }) => {
        if (where !== gameId) return;
        const log = withNews(logOf(channel), message);
        if (log === null) return refresh();
        change(channel, log);
        show();
      }),
      wire.hear("room:mute", ({ gameId: where, userId, muted: quiet }) => {
        if (where !== gameId) return;
        muted = [...muted.filter((who) => who !== userId), ...(quiet ? [userId] : [])];
        show();
      }),
      wire.hear("room:table", (table) => {
        if (table.gameId !== gameId || standing(table, me) === stand) return;
        stand = standing(table, me);
        if (!isSeated(table, me)) players = null;
        show();
        refresh();
      }),
    ];
    return () => {
      here = false;
      clearTimeout(later);
      for (const end of ends) end();
      sender?.close();
      sender = null;
      refresh = () => {};
    };
  };

  const state = cell<ChatState>(
    {
      players,
      spectators,
      unread: { players: 0, spectators: 0 },
      muted,
      draft,
      outgoing: null,
      problem,
      read,
    },
    open,
  );

  const refused = (answer: Answer<unknown> | null): boolean => {
    const failed = answer ?? UNHEARD;
    problem = "error" in failed ? { code: failed.error, message: failed.message } : null;
    show();
    return problem !== null;
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    entered() {
      refresh();
      sender?.resume();
    },
    write(text) {
      draft = text;
      show();
    },
    async send(channel) {
      problem = null;
      const answer = sender && (await sender.send(channel, draft));
      if (answer === null) {
        show();
        return false;
      }
      if (refused(answer) || !("ok" in answer)) return false;
      draft = "";
      const log = withNews(logOf(channel), answer.ok);
      if (log === null) refresh();
      else change(channel, log);
      show();
      return true;
    },
    takeBack() {
      sender?.takeBack();
    },
    async older(channel) {
      const first = logOf(channel).messages[0];
      if (first === undefined) return;
      const answer = await line().ask("chat:read", { gameId, before: { channel, number: first.number } });
      if (refused(answer) || answer === null || !("ok" in answer)) return;
      const page = answer.ok.pages.find((found) => found.channel === channel);
      if (page) change(channel, withOlder(logOf(channel), page));
      show();
    },
    async mute(userId, quiet) {
      refused(await line().ask("chat:mute", { gameId, userId, muted: quiet }));
    },
    seen(channel) {
      const last = logOf(channel).messages.at(-1)?.number ?? 0;
      const known = (seen ??= marks.read(gameId));
      if (last <= known[channel]) return;
      seen = { ...known, [channel]: last };
      marks.write(gameId, seen);
      show();
    },
    dismiss() {
      problem = null;
      show();
    },
  };
};
