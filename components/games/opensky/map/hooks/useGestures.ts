import { useEffect, useRef, type PointerEvent, type RefObject } from "react";
import type { Point } from "../layout/geometry";
import type { LookControl } from "./useLook";

/** Pixels a pointer may stray and still be a tap. */
const SLACK = { mouse: 6, touch: 10 };

interface Options {
  readonly root: RefObject<HTMLElement | null>;
  readonly control: LookControl;
  /** The map is a mere picture. */
  readonly off: boolean;
  readonly onTap: (at: Point, touch: boolean) => void;
  readonly onHover: (at: Point | null) => void;
}

const slackOf = ({ pointerType }: PointerEvent): number => SLACK[pointerType === "mouse" ? "mouse" : "touch"];

type Handler = (event: PointerEvent<HTMLElement>) => void;

export interface Gestures {
  readonly onPointerDown: Handler;
  readonly onPointerMove: Handler;
  readonly onPointerUp: Handler;
  readonly onPointerCancel: Handler;
  readonly onPointerLeave: Handler;
}

/** Drag pans, pinch and wheel zoom, and only a press that stays in place is a tap: a drag never places anything. */
export function useGestures({ root, control, off, onTap, onHover }: Options): Gestures {
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point | null>(null);
  const dragging = useRef(false);
  const zoom = useRef(control.zoom);
  useEffect(() => {
    zoom.current = control.zoom;
  });

  useEffect(() => {
    const element = root.current;
    if (element === null || off) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const lines = event.deltaMode === 1 ? 16 : 1;
      const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
      zoom.current(factor, { x: event.clientX - box.left, y: event.clientY - box.top });
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [root, off]);

  const place = (event: PointerEvent<HTMLElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const forget = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size === 0) start.current = null;
  };

  return {
    onPointerDown: (event) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      const at = place(event);
      pointers.current.set(event.pointerId, at);
      if (pointers.current.size === 1) {
        start.current = at;
        dragging.current = false;
      } else dragging.current = true;
    },
    onPointerMove: (event) => {
      const at = place(event);
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) {
        if (event.pointerType === "mouse") onHover(at);
        return;
      }
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other !== undefined) {
        const was = Math.hypot(before.x - other.x, before.y - other.y);
        const is = Math.hypot(at.x - other.x, at.y - other.y);
        control.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
        if (was > 0) control.zoom(is / was, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
      } else if (dragging.current) control.pan(at.x - before.x, at.y - before.y);
      else if (start.current !== null && Math.hypot(at.x - start.current.x, at.y - start.current.y) > slackOf(event)) {
        dragging.current = true;
        onHover(null);
        event.currentTarget.setPointerCapture(event.pointerId);
        control.pan(at.x - start.current.x, at.y - start.current.y);
      } else return;
      pointers.current.set(event.pointerId, at);
    },
    onPointerUp: (event) => {
      const pressed = start.current !== null && pointers.current.has(event.pointerId) && !dragging.current;
      forget(event);
      if (pressed) onTap(place(event), event.pointerType !== "mouse");
    },
    onPointerCancel: forget,
    onPointerLeave: (event) => {
      if (event.pointerType === "mouse") onHover(null);
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) forget(event);
    },
  };
}
