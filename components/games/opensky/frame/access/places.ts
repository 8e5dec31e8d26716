/** The parts of the table that the keyboard goes to. */
export type Place = "decision" | "map";

/** Mark the element that holds the tray with this. */
export const DECISION = { "data-place": "decision" } as const;

const HOLDER = '[data-place="decision"]';
const MAP = '[data-testid="board-map"]';

/** Whether the focus is nowhere. */
export const focusIsLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Whether the focus is in the tray. */
export const inDecision = (): boolean => document.activeElement?.closest(HOLDER) != null;

let byKeyboard = false;

/** Remembers whether the page is worked by keyboard: others need no ring round words that were given the focus. */
export function noteHand(keyboard: boolean): void {
  byKeyboard = keyboard;
}

/** Moves the focus to a part of the table: to the words of the decision, or to the choice on the map that it was last on. */
export function focusPlace(place: Place): void {
  const target =
    place === "decision"
      ? (document.querySelector<HTMLElement>(`${HOLDER} h2`) ?? document.querySelector<HTMLElement>(HOLDER))
      : document.querySelector<HTMLElement>(`${MAP} button:not([tabindex="-1"])`);
  if (target === null) return;
  if (place === "decision") {
    target.tabIndex = -1;
    target.style.outline = byKeyboard ? "" : "none";
    target.style.outlineOffset = "0";
  }
  target.focus({ preventScroll: true });
}
