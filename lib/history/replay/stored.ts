import type { FinishedGame } from "../proof";
import type { ReplayGame } from "./timeline";

/** A stored game as it may be replayed by whoever has its link: without its seed. */
export const replayGameOf = ({ rules, events }: FinishedGame): ReplayGame => ({ rules, events });
