import { HINT_KINDS, type HintKind } from "./hint-kinds";

/** What this device remembers of its player. */
export interface HintMemory {
  readonly seen: readonly HintKind[];
  /** Has finished a game here: then hints wait to be switched on. */
  readonly finished: boolean;
  /** What the player has chosen; null until they do. */
  readonly choice: "on" | "off" | null;
}

export const NEW_PLAYER: HintMemory = { seen: [], finished: false, choice: null };

/** Whether hints are shown: on for whoever has finished no game here, until switched. */
export const hintsOn = ({ finished, choice }: HintMemory): boolean => choice === null ? !finished : choice === "on";

/** The first of some hints that was not shown before; null where hints are off or all were. */
export const hintFor = (memory: HintMemory, kinds: readonly HintKind[]): HintKind | null =>
  hintsOn(memory) ? (kinds.find((kind) => !memory.seen.includes(kind)) ?? null) : null;

export const withSeen = (memory: HintMemory, kind: HintKind): HintMemory =>
  memory.seen.includes(kind) ? memory : { ...memory, seen: [...memory.seen, kind] };

/** Switched off, or on again: then all are shown anew, also those that were seen. */
export const switched = (memory: HintMemory): HintMemory =>
  hintsOn(memory) ? { ...memory, choice: "off" } : { ...memory, choice: "on", seen: [] };

/** Reads what was written by `JSON.stringify`, perhaps by an older page or by hand: what is unknown counts for nothing. */
export function memoryOf(text: string | null): HintMemory {
  const read = parsed(text);
  const seen = Array.isArray(read["seen"]) ? read["seen"] : [];
  const choice = read["choice"];
  return {
    seen: HINT_KINDS.filter((kind) => seen.includes(kind)),
    finished: read["finished"] === true,
    choice: choice === "on" || choice === "off" ? choice : null,
  };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
