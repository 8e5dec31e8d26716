import type { Command } from "@/lib/engine/opensky/commands";
import type { Answer, AnswerCode } from "@/lib/protocol/answer";
import type { CommandPayload } from "@/lib/protocol/payloads";
import { randomId } from "./random";
import type { Wire } from "./wire";

type Reply = Answer<{ readonly version: number }>;

/** Carries one command at a time to the room. */
export interface Courier {
  /** The command on its way: until its answer came and the events it made are here. */
  sending(): Command["type"] | null;
  /** Whether that command has not left the page yet, because there is no line. */
  waiting(): boolean;
  /** Null: it was taken back before it left. */
  send(command: Command, version: number, phase: string): Promise<Reply | null>;
  /** Gives up a command that has not left the page; one that may have arrived is seen through. */
  takeBack(): void;
  /** The line is up and the log caught up: what has no answer is sent again, under its first id. */
  resume(): void;
  /** The log has reached this version. */
  arrived(version: number): void;
  close(): void;
}

interface Errand {
  readonly payload: CommandPayload;
  readonly type: Command["type"];
  readonly settle: (reply: Reply | null) => void;
  /** It may have reached the server. */
  left: boolean;
  reply: Extract<Reply, { readonly ok: unknown }> | null;
  trying: boolean;
  tries: number;
}

const BEHIND_AFTER_MS = 1500;
/** What may be otherwise in a moment. */
const PASSING: readonly AnswerCode[] = ["unavailable", "too-fast"];
/** A database that restarts is back within this. */
const TRIES = 30;
const AGAIN_MS = 1000;

/** `changed` is called when `sending` changed, `behind` when events that were promised do not come. */
export const courier = (
  wire: Wire,
  gameId: string,
  { changed, behind }: { readonly changed: () => void; readonly behind: () => void },
): Courier => {
  let errand: Errand | null = null;
  let version = 0;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const done = (job: Errand, reply: Reply | null) => {
    clearTimeout(patience);
    errand = null;
    job.settle(reply);
  };

  const attempt = async (job: Errand): Promise<void> => {
    if (job.trying || job.reply !== null || !wire.connected()) return;
    job.trying = true;
    if (!job.left) {
      job.left = true;
      changed();
    }
    const reply = await wire.ask("room:command", job.payload);
    job.trying = false;
    if (job !== errand) return;
    // Silence on a line that is up: ask again. On a line that is down the next entry resumes.
    if (reply === null) return wire.connected() ? attempt(job) : undefined;
    // It may have been carried out: the same command, asked again, gets its first answer.
    if ("error" in reply && PASSING.includes(reply.error) && job.tries < TRIES) {
      job.tries += 1;
      patience = setTimeout(() => void attempt(job), AGAIN_MS);
      return;
    }
    if ("error" in reply) {
      if (reply.error === "stale") behind();
      return done(job, reply);
    }
    if (reply.ok.version <= version) return done(job, reply);
    job.reply = reply;
    patience = setTimeout(behind, BEHIND_AFTER_MS);
  };

  return {
    sending: () => errand?.type ?? null,
    waiting: () => errand !== null && !errand.left,
    takeBack() {
      if (errand !== null && !errand.left) done(errand, null);
    },
    send(command, seen, phase) {
      if (errand !== null) return Promise.resolve({ error: "stale", message: "" });
      version = seen;
      return new Promise((settle) => {
        const payload = { gameId, commandId: randomId(), version: seen, phase, command: { ...command } };
        const job: Errand = { payload, type: command.type, settle, left: false, reply: null, trying: false, tries: 0 };
        errand = job;
        if (!wire.connected()) changed();
        else void attempt(job);
      });
    },
    resume() {
      if (errand !== null) void attempt(errand);
    },
    arrived(now) {
      version = now;
      if (errand !== null && errand.reply !== null && errand.reply.ok.version <= now) done(errand, errand.reply);
    },
    close() {
      if (errand !== null) done(errand, { error: "unavailable", message: "" });
    },
  };
};
