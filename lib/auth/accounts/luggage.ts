import { nameOfGuest } from "./names";
import { done, type Outcome, refuse } from "./outcome";
import { ownAccount, type Parts, type Visit } from "./parts";

/** The games of the guest that this browser was before it signed in. */
export interface Offer {
  readonly name: string;
  readonly games: number;
}

/** Brings a guest's games along to the account that the guest has signed in to. */
export class Luggage {
  constructor(private readonly parts: Parts) {}

  /** Null where there is nothing to bring. */
  async offer(visit: Visit): Promise<Offer | null> {
    const { guest } = visit.session;
    if (guest === null || !(await this.isGuest(guest)) || !(await ownAccount(this.parts, visit))) return null;
    const games = await this.parts.seats.count(guest);
    return games === 0 ? null : { name: await nameOfGuest(this.parts, guest), games };
  }

  /** Answers how many games came along, and how many stayed because the account sits at their tables itself. */
  async bring(visit: Visit): Promise<Outcome<{ readonly moved: number; readonly stayed: number }>> {
    const { parts } = this;
    const { guest } = visit.session;
    const account = await ownAccount(parts, visit);
    if (!account) return refuse("not-signed-in");
    if (guest === null || !(await this.isGuest(guest))) return done({ moved: 0, stayed: 0 });
    const moved = await parts.seats.move(guest, { userId: account.id, name: account.name });
    parts.tables.reseated(moved);
    const stayed = await parts.seats.count(guest);
    if (stayed === 0) {
      await parts.sessions.endAll(guest);
      parts.ended(guest, "now");
    }
    return done({ moved: moved.length, stayed });
  }

  private async isGuest(userId: string): Promise<boolean> {
    return (await this.parts.rows.find(userId))?.kind === "guest";
  }
}
