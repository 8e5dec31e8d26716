import type { Result } from "./bout";
import { nameOf } from "./configurations";
import { wilson, type Share } from "./interval";
import type { Mind } from "./minds";

/** Wins of some games, a shared win counted in parts. */
class Count {
  private won = 0;
  private games = 0;

  add(won: number): void {
    this.won += won;
    this.games += 1;
  }

  get share(): Share {
    return wilson(this.won, this.games);
  }
}

/** How long a mind takes for a decision, in milliseconds. */
export interface Pace {
  readonly mind: Mind;
  readonly decisions: number;
  readonly p99: number;
  readonly max: number;
}

/** Gathers what a challenger wins, altogether and by configuration, and what each seat wins. */
export class Tally {
  private readonly all = new Count();
  private readonly byName = new Map<string, Count>();
  private readonly bySeat = new Map<string, Count[]>();
  private readonly times = new Map<Mind, number[]>();
  readonly illegal: string[] = [];

  /** `challenger` null: all seats are equal, only seats are counted. */
  constructor(private readonly challenger: Mind | null) {}

  add({ bout, winners, illegal, times }: Result): void {
    for (const [mind, taken] of Object.entries(times) as [Mind, readonly number[]][]) {
      this.times.set(mind, [...(this.times.get(mind) ?? []), ...taken]);
    }
    const name = nameOf(bout.rules);
    if (illegal !== null) {
      this.illegal.push(`${name} ${bout.seed} ${bout.minds.join()}: ${illegal}`);
      return;
    }
    const part = (seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);
    const seats = this.bySeat.get(name) ?? bout.minds.map(() => new Count());
    this.bySeat.set(name, seats);
    for (const [seat, count] of seats.entries()) count.add(part(seat));
    if (this.challenger === null) return;
    const won = part(bout.minds.indexOf(this.challenger));
    const named = this.byName.get(name) ?? new Count();
    this.byName.set(name, named);
    named.add(won);
    this.all.add(won);
  }

  get share(): Share {
    return this.all.share;
  }

  configurations(): readonly (readonly [string, Share])[] {
    return [...this.byName].map(([name, count]) => [name, count.share] as const);
  }

  seats(): readonly (readonly [string, readonly Share[]])[] {
    return [...this.bySeat].map(([name, counts]) => [name, counts.map(({ share }) => share)] as const);
  }

  /** By mind, how many decisions it took and how long. */
  slowest(): readonly Pace[] {
    return [...this.times].map(([mind, taken]) => {
      const sorted = [...taken].sort((a, b) => a - b);
      const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
      return { mind, decisions: sorted.length, p99: at(0.99), max: at(1) };
    });
  }
}
