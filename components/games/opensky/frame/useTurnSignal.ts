"use client";

import { useEffect } from "react";

const ICON = (dot: string): string =>
  "data:image/svg+xml," +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#1D2B36"/>` +
      `<path d="M9.5 7.5h6.3c1.2 0 2 .5 2.6 1.4L25 19.6c1.6 2.5 4 4.2 7.6 5.2-7.5.9-14 .6-19.6-.8L8.4 9c-.3-.9.2-1.5 1.1-1.5z" fill="#FFFDF8"/>` +
      `<path d="M6.5 23.2C15 28 27 28.6 41 26.6V33C27 35 13 32.8 6.5 23.2Z" fill="#FFFDF8"/>${dot}</svg>`,
  );
const MINE = ICON(`<circle cx="30" cy="10" r="10" fill="#F7C331" stroke="#16130A" stroke-width="2"/>`);

/** Marks the browser tab while the reader is asked: by its title and by a dot on its icon. */
export function useTurnSignal(mine: boolean, title: string): void {
  useEffect(() => {
    if (!mine) return;
    const before = document.title;
    document.title = title;
    const icon = document.createElement("link");
    icon.rel = "icon";
    icon.href = MINE;
    document.head.append(icon);
    return () => {
      if (document.title === title) document.title = before;
      icon.remove();
    };
  }, [mine, title]);
}
