import type { Answer, AnswerCode } from "@/lib/protocol/answer";
import type { ChatChannel, ChatMessage, ChatSendPayload } from "@/lib/protocol/chat";
import { randomId } from "./random";
import type { Wire } from "./wire";

/** A message on its way. */
export interface Outgoing {
  readonly channel: ChatChannel;
  readonly text: string;
  /** It has not left the page, because there is no line. */
  readonly waiting: boolean;
}

type Reply = Answer<ChatMessage>;

/** Carries one message at a time, and sees it through a lost line: a repeat under its id is the same message. */
export interface ChatSender {
  outgoing(): Outgoing | null;
  /** Null: it was taken back. */
  send(channel: ChatChannel, text: string): Promise<Reply | null>;
  /** Gives up a message that has not left the page. */
  takeBack(): void;
  /** The line is up: what has no answer is sent again. */
  resume(): void;
  close(): void;
}

interface Errand {
  readonly payload: ChatSendPayload;
  readonly settle: (reply: Reply | null) => void;
  left: boolean;
  trying: boolean;
  tries: number;
}

/** What may be otherwise in a moment, though the message did no wrong. */
const PASSING: AnswerCode = "unavailable";
const TRIES = 30;
const AGAIN_MS = 1000;

/** `changed` is called when `outgoing` changed. */
export const chatSender = (wire: Wire, gameId: string, changed: () => void): ChatSender => {
  let errand: Errand | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const done = (job: Errand, reply: Reply | null) => {
    clearTimeout(patience);
    errand = null;
    job.settle(reply);
    changed();
  };

  const attempt = async (job: Errand): Promise<void> => {
    if (job.trying || job !== errand || !wire.connected()) return;
    job.trying = true;
    job.left = true;
    changed();
    const reply = await wire.ask("chat:send", job.payload);
    job.trying = false;
    if (job !== errand) return;
    const again = reply === null ? wire.connected() : "error" in reply && reply.error === PASSING && job.tries < TRIES;
    if (again) {
      job.tries += 1;
      patience = setTimeout(() => void attempt(job), AGAIN_MS);
    } else if (reply !== null) {
      done(job, reply);
    }
  };

  return {
    outgoing: () => errand && { channel: errand.payload.channel, text: errand.payload.text, waiting: !errand.left },
    send(channel, text) {
      if (errand !== null) return Promise.resolve({ error: "too-fast", message: "" });
      return new Promise((settle) => {
        const payload = { gameId, messageId: randomId(), channel, text };
        const job: Errand = { payload, settle, left: false, trying: false, tries: 0 };
        errand = job;
        if (wire.connected()) void attempt(job);
        else changed();
      });
    },
    takeBack() {
      if (errand !== null && !errand.left) done(errand, null);
    },
    resume() {
      if (errand !== null) void attempt(errand);
    },
    close() {
      if (errand !== null) done(errand, null);
    },
  };
};
