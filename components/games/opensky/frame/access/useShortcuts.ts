import { useEffect, useRef } from "react";
import { actOf, type Act } from "./shortcuts";
import { useSingleKeys } from "./useSingleKeys";

const TEXT = 'textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])';

/** Hears the table's keys, except where words are written and in what lies over the table. */
export function useShortcuts(onAct: (act: Act) => void): void {
  const single = useSingleKeys();
  const hear = useRef(onAct);
  useEffect(() => {
    hear.current = onAct;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || !(event.target instanceof Element)) return;
      if (event.target.closest(`${TEXT}, dialog, [role="menu"]`) !== null) return;
      const act = actOf(event, single);
      if (act === null) return;
      event.preventDefault();
      hear.current(act);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [single]);
}
