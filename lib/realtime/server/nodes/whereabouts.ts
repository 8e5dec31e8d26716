import { randomUUID } from "node:crypto";
import type { Presence } from "@/lib/protocol/table";
import type { PresenceMessage, Whereabout } from "./messages";

/** A server that is silent for so long is gone with all its pages. */
const SILENT_MS = 10_000;
export const ALIVE_EVERY_MS = 3_000;
/** Who lost the line less long ago is expected back. */
const RECONNECTS_WITHIN_MS = 30_000;

interface Other {
  heard: number;
  count: number;
  readonly keys: Set<Whereabout>;
}

const keyOf = (gameId: string, userId: string): Whereabout => `${gameId} ${userId}`;
const gameOf = (key: Whereabout): string => key.slice(0, key.indexOf(" "));

/**
 * Which users are at which tables, on this server and on all others. Every server keeps the whole in memory and hears
 * of each change, so that looking somebody up asks nobody.
 */
export class Whereabouts {
  private readonly node = randomUUID();
  private readonly mine = new Set<Whereabout>();
  private readonly others = new Map<string, Other>();
  /** Who was at which table until a moment ago, and when the line was lost. */
  private readonly lost = new Map<Whereabout, number>();
  private count = 0;

  /** `tell` reaches all other servers; `moved` is called with tables where whole servers' players came or went. */
  constructor(
    private readonly tell: (message: PresenceMessage) => void,
    private readonly moved: (gameIds: readonly string[]) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** No other server has been heard. */
  get alone(): boolean {
    return this.others.size === 0;
  }

  isHere(gameId: string, userId: string): boolean {
    const key = keyOf(gameId, userId);
    return this.mine.has(key) || [...this.others.values()].some(({ keys }) => keys.has(key));
  }

  presence(gameId: string, userId: string): Presence {
    const lost = this.lost.get(keyOf(gameId, userId));
    return this.isHere(gameId, userId)
      ? "here"
      : lost !== undefined && this.now() - lost < RECONNECTS_WITHIN_MS
        ? "reconnecting"
        : "gone";
  }

  /** True where the user was nowhere at this table before. */
  came(gameId: string, userId: string): boolean {
    const key = keyOf(gameId, userId);
    if (this.mine.has(key)) {
      return false;
    }
    const before = this.isHere(gameId, userId);
    this.mine.add(key);
    this.lost.delete(key);
    this.count += 1;
    this.tell({ kind: "came", node: this.node, count: this.count, key });
    return !before;
  }

  /** True where the user is nowhere at this table any more. `left`: by the player's will, not with a lost line. */
  went(gameId: string, userId: string, left = false): boolean {
    const key = keyOf(gameId, userId);
    if (!this.mine.delete(key)) {
      return false;
    }
    this.count += 1;
    this.tell({ kind: "went", node: this.node, count: this.count, key, left });
    this.lose(key, left);
    return !this.isHere(gameId, userId);
  }

  /** To be called every `ALIVE_EVERY_MS`, and at the start. */
  beat(): void {
    this.tell({ kind: "alive", node: this.node, count: this.count });
    for (const [node, { heard }] of this.others) {
      if (this.now() - heard > SILENT_MS) {
        this.forget(node);
      }
    }
    const over = [...this.lost].filter(([, at]) => this.now() - at >= RECONNECTS_WITHIN_MS).map(([key]) => key);
    over.forEach((key) => this.lost.delete(key));
    if (over.length > 0) {
      this.moved([...new Set(over.map(gameOf))]);
    }
  }

  bye(): void {
    this.tell({ kind: "bye", node: this.node });
  }

  hear(message: PresenceMessage): void {
    const { node } = message;
    if (node === this.node) {
      return;
    }
    switch (message.kind) {
      case "ask":
        if (message.of === this.node) {
          this.tell({ kind: "all", node: this.node, count: this.count, keys: [...this.mine] });
        }
        return;
      case "bye":
        this.forget(node);
        return;
      case "all":
        this.others.set(node, { heard: this.now(), count: message.count, keys: new Set(message.keys) });
        this.moved([...new Set(message.keys.map(gameOf))]);
        return;
      case "alive":
        this.follow(node, message.count, message.count, () => undefined);
        return;
      case "came":
        this.follow(node, message.count, message.count - 1, ({ keys }) => {
          keys.add(message.key);
          this.lost.delete(message.key);
        });
        return;
      case "went":
        this.follow(node, message.count, message.count - 1, ({ keys }) => {
          keys.delete(message.key);
          this.lose(message.key, message.left);
        });
        return;
    }
  }

  /** Takes a message that belongs after `before` changes; asks for the whole where some were missed. */
  private follow(node: string, count: number, before: number, take: (other: Other) => void): void {
    const other = this.others.get(node);
    if (!other) {
      this.others.set(node, { heard: this.now(), count: -1, keys: new Set() });
      // Who is new here does not know this server either.
      this.tell({ kind: "alive", node: this.node, count: this.count });
    }
    if (!other || other.count !== before) {
      this.tell({ kind: "ask", node: this.node, of: node });
    }
    if (other) {
      other.heard = this.now();
      if (other.count === before) {
        other.count = count;
        take(other);
      }
    }
  }

  private forget(node: string): void {
    const other = this.others.get(node);
    if (other && this.others.delete(node)) {
      other.keys.forEach((key) => this.lose(key, false));
      this.moved([...new Set([...other.keys].map(gameOf))]);
    }
  }

  private lose(key: Whereabout, left: boolean): void {
    if (left) {
      this.lost.delete(key);
    } else {
      this.lost.set(key, this.now());
    }
  }
}
