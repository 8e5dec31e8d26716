"use client";

import { useCallback, useState } from "react";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element in px, kept up to date; give `ref` to the element. Zero until it is there. */
export function useSize(): readonly [ref: (element: HTMLElement | null) => (() => void) | undefined, size: Size] {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const read = () => {
      const { offsetWidth: width, offsetHeight: height } = element;
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    // At once, so that nothing is painted in a place that it leaves again.
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
