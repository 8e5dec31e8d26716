import { DiceStream } from "../core/dice";
import type { Event } from "./events";
import { evolve } from "./evolve";
import type { State } from "./table";

/** Gathers the events of one decision; `state` is the position after those emitted so far. */
export class Turn {
  readonly events: Event[] = [];
  private folded = 0;

  constructor(private current: State) {}

  // Folded only when looked at: the last event of a decision mostly is not.
  get state(): State {
    for (const event of this.events.slice(this.folded)) this.current = evolve(this.current, event);
    this.folded = this.events.length;
    return this.current;
  }

  emit(event: Event): void {
    this.events.push(event);
  }

  /** The game's chance, from the first byte not yet taken (section 9). */
  dice(): DiceStream {
    const { seed, at } = this.state.secret;
    return new DiceStream(seed, "opensky:", at);
  }
}
