import { useEffect, useRef } from "react";
import { focusIsLost, focusPlace, inDecision, noteHand } from "./places";

/**
 * Keeps the keyboard's place. A new decision takes the focus where it was in the old one or nowhere; and where what had
 * the focus goes away, the focus goes to the decision instead of to nothing. `moment` names the decision.
 */
export function useFocusKept(moment: string): void {
  const was = useRef(moment);
  useEffect(() => {
    if (was.current === moment) return;
    was.current = moment;
    if (focusIsLost() || inDecision()) focusPlace("decision");
  }, [moment]);

  useEffect(() => {
    let last: Element | null = null;
    const come = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : null;
    };
    // Who presses on nothing leaves what had the focus by will; what is taken away did not leave.
    const leave = ({ target, relatedTarget }: FocusEvent): void => {
      queueMicrotask(() => {
        if (relatedTarget === null && target === last && last?.isConnected === true) last = null;
      });
    };
    const mend = (): void => {
      if (last === null || last.isConnected || !focusIsLost()) return;
      last = null;
      focusPlace("decision");
    };
    const key = (): void => noteHand(true);
    const pointer = (): void => noteHand(false);
    document.addEventListener("keydown", key, true);
    document.addEventListener("pointerdown", pointer, true);
    document.addEventListener("focusin", come);
    document.addEventListener("focusout", leave);
    const observer = new MutationObserver(mend);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("keydown", key, true);
      document.removeEventListener("pointerdown", pointer, true);
      document.removeEventListener("focusin", come);
      document.removeEventListener("focusout", leave);
      observer.disconnect();
    };
  }, []);
}
