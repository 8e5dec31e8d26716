import { newUserId } from "@/lib/auth/guest";
import { sampleCommand, type Chooser } from "@/lib/engine/opensky/sample";
import type { Answer } from "@/lib/protocol/answer";
import type { CommandPayload } from "@/lib/protocol/payloads";
import { roomStore } from "@/lib/realtime/client/room-store";
import type { OwnCommand, TableSession } from "@/lib/realtime/client/session";
import { RovingLine } from "../house/line";

/** What became of a command that was sent at least once. */
export interface Sent {
  readonly gameId: string;
  readonly seat: number;
  /** The version it was acknowledged with, "refused", or null while nobody answered. */
  answer: number | "refused" | null;
  /** Answers that differ from the first. */
  contradicted: boolean;
}

/** By command id. */
export type Ledger = Map<string, Sent>;

/** At most: thirty steps of these. */
const STEP_MS = 10;

/** A player's page: the page's own store over a line that may break at any time, and someone who decides quickly. */
export class CrashPlayer {
  private readonly line: RovingLine;
  private readonly store;
  private readonly leave: () => void;
  private thinking = false;
  /** Set when the test wants quiet: what is on its way is seen through, nothing new is begun. */
  resting = false;

  constructor(
    readonly gameId: string,
    readonly userId: string,
    cookie: string,
    address: () => string,
    private readonly choose: Chooser,
    ledger: Ledger,
  ) {
    this.line = new RovingLine(address, cookie, (event, payload, answer) => {
      if (event === "room:command") note(ledger, payload as CommandPayload, answer as CommandAnswer);
    });
    this.store = roomStore(() => this.line, gameId, null);
    this.leave = this.store.subscribe(() => this.look());
  }

  get session(): TableSession | null {
    const room = this.store.get();
    return room.kind === "inside" ? room.session : null;
  }

  cut(): void {
    this.line.cut();
  }

  close(): void {
    this.leave();
    this.line.close();
  }

  private look(): void {
    if (this.thinking || this.resting || !this.mayAct()) return;
    this.thinking = true;
    setTimeout(() => {
      this.thinking = false;
      if (!this.resting && this.mayAct()) this.act();
    }, STEP_MS * this.choose(30));
  }

  private mayAct(): boolean {
    const { session } = this;
    if (session === null || session.seat === null || session.sending !== null) return false;
    return session.view.asked.includes(session.seat);
  }

  private act(): void {
    const { session } = this;
    if (session === null || session.seat === null) return;
    const sample = sampleCommand(session.view, session.seat, this.choose, "keen");
    if (sample === null) return;
    const { seat: _seat, ...command } = sample;
    // A refusal ("stale", or no answer in time) shows a position anew: then it is decided again.
    void session.send(command as OwnCommand).then(() => this.look());
  }
}

export const visitor = (): string => newUserId();

type CommandAnswer = Answer<{ readonly version: number }> | null;

function note(ledger: Ledger, { gameId, commandId }: CommandPayload, answer: CommandAnswer): void {
  const sent = ledger.get(commandId) ?? { gameId, seat: -1, answer: null, contradicted: false };
  ledger.set(commandId, sent);
  // "unavailable" says nothing of what became of it.
  if (answer === null || ("error" in answer && answer.error === "unavailable")) return;
  const now = "ok" in answer ? answer.ok.version : "refused";
  if (sent.answer !== null && sent.answer !== now) sent.contradicted = true;
  sent.answer ??= now;
}
