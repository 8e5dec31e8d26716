import type { TableLife } from "@/lib/protocol/life";
import type { Seat } from "@/lib/engine/opensky/words";
import { mayStop, othersMayAgree, plays } from "./proposals";

/** What the table's menu offers a player beside the game. */
export interface MenuActs {
  readonly resign: boolean;
  /** Whether the reader may offer an end, or take the offer back; null where there is nobody to agree, or another's offer. */
  readonly offer: "offer" | "takeBack" | null;
  readonly stop: boolean;
}

/** What the reader may do now; nothing for spectators, for those who have resigned, and when the game is over. */
export function menuActs(life: TableLife, me: Seat | null, over: boolean): MenuActs {
  if (over || !plays(life, me)) return { resign: false, offer: null, stop: false };
  const offer = life.endOffer === null ? (othersMayAgree(life, me) ? "offer" : null) : mine(life, me);
  return { resign: true, offer, stop: mayStop(life) };
}

const mine = (life: TableLife, me: Seat): "takeBack" | null => (life.endOffer?.[0] === me ? "takeBack" : null);
