import type { ReactNode } from "react";

const SHAPES = {
  play: <path d="M7 4.5v15l12-7.5z" fill="currentColor" />,
  pause: <path d="M7 5v14M17 5v14" strokeWidth="4" />,
  on: <path d="M9 5l7 7-7 7" />,
  back: <path d="M15 5l-7 7 7 7" />,
  monthOn: <path d="M6 5v14l9-7zM18.5 5v14" fill="none" />,
  monthBack: <path d="M18 5v14l-9-7zM5.5 5v14" fill="none" />,
} satisfies Record<string, ReactNode>;

export type PlayerIconName = keyof typeof SHAPES;

/** The signs of a player's buttons; decoration only. */
export const PlayerIcon = ({ name, size = 20 }: { readonly name: PlayerIconName; readonly size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {SHAPES[name]}
  </svg>
);
