import type { Command } from "@/lib/engine/opensky/commands";
import type { View } from "@/lib/engine/opensky/table";
import type { Answer, AnswerCode } from "@/lib/protocol/answer";
import type { TableLife } from "@/lib/protocol/life";
import type { Clock } from "@/lib/protocol/pace";
import type { Act } from "@/lib/protocol/payloads";
import type { LogEntryView } from "@/lib/protocol/room-entry";
import type { TableInfo } from "@/lib/protocol/table";

export type Connection = "connecting" | "online" | "offline";

type WithoutSeat<C> = C extends unknown ? Omit<C, "seat"> : never;

/** A command as a player's screen makes it; the session adds the seat. */
export type OwnCommand = WithoutSeat<Command>;

/** Why the last command was refused: a room's code or `rule/<code>`, and words for players. */
export interface Problem {
  readonly code: AnswerCode;
  readonly message: string;
}

/** Clocks, by seat, at a moment of this page's own clock. */
export interface HeardClocks {
  readonly clocks: readonly Clock[];
  readonly at: number;
}

/** One viewer at one table, as the table's screen sees it. Renewed as a whole whenever anything changes. */
export interface TableSession {
  readonly table: TableInfo;
  /** The viewer's seat; null for a spectator. */
  readonly seat: number | null;
  readonly view: View;
  /** The whole log as this viewer may know it; `events.length` is the version of `view`. */
  readonly events: readonly LogEntryView[];
  /** What the players have agreed and decided beside the game. */
  readonly life: TableLife;
  /** The clocks as they were last told, and when that was heard (`performance.now()`); null without clocks. */
  readonly clocks: HeardClocks | null;
  readonly connection: Connection;
  /** The command on its way, until it is answered; null when none is. */
  readonly sending: Command["type"] | null;
  /** Whether that command still waits on this page for the line: it is sent when the line is back, or can be taken back. */
  readonly waiting: boolean;
  /** The command of this page that the server has kept, until the game moves on from where it led. */
  readonly saved: Command["type"] | null;
  /** The last refused command's reason, until the next command or `dismiss`. */
  readonly problem: Problem | null;
  /**
   * Sends one command for the viewer's seat, made for the position shown now. Survives a lost connection: it is sent
   * again under the same id. Answers the log's version after it; null where it was taken back.
   */
  send(command: OwnCommand): Promise<Answer<{ readonly version: number }> | null>;
  /** Resigns, offers, agrees, votes or comes back; asked once more where the answer was lost. */
  act(act: Act): Promise<Answer<{ readonly version: number }>>;
  /** Takes a waiting command back; one that may have reached the server is seen through. */
  takeBack(): void;
  dismiss(): void;
}
