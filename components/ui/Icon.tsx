import type { ReactNode } from "react";

/** Drawn in a box of 24, with strokes in the text's colour. */
const SHAPES = {
  check: <path d="M4.5 12.5l5 5L19.5 7" />,
  cross: <path d="M6 6l12 12M18 6L6 18" />,
  dots: (
    <g fill="currentColor">
      <circle cx="5.5" cy="12" r="1.4" />
      <circle cx="12" cy="12" r="1.4" />
      <circle cx="18.5" cy="12" r="1.4" />
    </g>
  ),
  seat: (
    <path d="M7 3.5c-1.2 0-1.9.9-1.7 2L7 14.5h8.5M7 14.5l.6 2.4c.2.9.9 1.4 1.8 1.4h6.6c1 0 1.5-.6 1.5-1.4 0-1.5-.8-2.4-2-2.4M10 10h4.5M8.5 21h8" />
  ),
  checkin: <path d="M3.5 8.5v-2h17v2a3.5 3.5 0 0 0 0 7v2h-17v-2a3.5 3.5 0 0 0 0-7zM9 12.2l2.2 2.2 4-4.6" />,
  baggage: <path d="M4 8.5h16v11H4zM9 8.5V5h6v3.5M8 8.5v11M16 8.5v11" />,
  flash: <path d="M13.5 2.8L5 13.6h6l-.8 7.6L19 10.2h-6.2z" />,
  keyboard: <path d="M3 6.5h18v11H3zM6.5 10h1M10 10h1M13.5 10h1M17 10h1M8.5 14h7" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  chat: <path d="M4 5h16v11H11l-4 3.6V16H4z" />,
  mute: <path d="M8 5h12v11h-3M13 16h-2l-4 3.6V16H4V5M3 3l18 18" />,
  send: <path d="M4 12L20.5 4 14 20.5 11 13.5zM11 13.5L20.5 4" />,
  log: <path d="M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M5.6 18.4l1.8-1.8M16.6 7.4l1.8-1.8" />
    </>
  ),
  moon: <path d="M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z" />,
  system: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
    </>
  ),
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="M15 15l5.5 5.5" />
    </>
  ),
  link: <path d="M9.5 14.5l5-5M11 7l2-2a4.2 4.2 0 0 1 6 6l-2 2M13 17l-2 2a4.2 4.2 0 0 1-6-6l2-2" />,
  right: <path d="M9 5l7 7-7 7" />,
  left: <path d="M15 5l-7 7 7 7" />,
  up: <path d="M5 15l7-7 7 7" />,
  down: <path d="M5 9l7 7 7-7" />,
  book: <path d="M4 5.5c3-1 5.5-.8 8 1v13c-2.5-1.8-5-2-8-1zM20 5.5c-3-1-5.5-.8-8 1v13c2.5-1.8 5-2 8-1z" />,
  eye: (
    <>
      <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  share: <path d="M12 15V4M8 7.5l4-4 4 4M5 12v8h14v-8" />,
  copy: <path d="M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4" />,
  lock: <path d="M6 10.5h12v9H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  minus: <path d="M5 12h14" />,
  plus: <path d="M5 12h14M12 5v14" />,
  die: <rect x="4" y="4" width="16" height="16" rx="3" />,
  undo: <path d="M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9" />,
  pencil: <path d="M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5" />,
  person: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c1-4 3.8-6 7.5-6s6.5 2 7.5 6" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 19.5c.8-3.6 3.2-5.5 6.5-5.5s5.7 1.9 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.4c2.1.8 3.5 2.5 4 5.1" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17z" />
    </>
  ),
  home: <path d="M4 11.5L12 4.5l8 7M6.5 9.5v10h11v-10M10 19.5v-5.5h4v5.5" />,
  enter: <path d="M10 4.5h8.5v15H10M3.5 12H14M11 8.5l3.5 3.5-3.5 3.5" />,
  leave: <path d="M14 4.5H5.5v15H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5" />,
  alert: <path d="M12 4L2.5 20h19zM12 10v4.5M12 17.2v.3" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5M12 7.5v.3" />
    </>
  ),
  bot: <path d="M5 9.5h14v10H5zM12 9.5V5.5M10.5 5h3M9.5 13.5v1.5M14.5 13.5v1.5M2.5 13v3M21.5 13v3" />,
  trophy: <path d="M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 5.5H4c0 3 1.2 5 3.8 5.5M16.5 5.5H20c0 3-1.2 5-3.8 5.5M12 14.5V19M8 20h8" />,
  flag: <path d="M6.5 21V4M6.5 4.5h11L15 8.75l2.5 4.25h-11" />,
  cup: <path d="M5 10h11v5.5a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 11.5h1.5a2.5 2.5 0 0 1 0 5H16M8.5 4v3M12.5 4v3" />,
  autopilot: <path d="M4 8v3.5a4.5 4.5 0 0 0 4.5 4.5h7a4.5 4.5 0 0 0 4.5-4.5V8M12 16v4.5M9 20.5h6M9 11h6v5H9z" />,
  handshake: <path d="M3 8l4-2.5 5 2 5-2 4 2.5v7l-2.5.5-5.5 4-2.5-1.5L5.5 15 3 14.5zM12 7.5L9 11.5c1 1.4 2.7 1.3 3.8 0l1-1.2 5 5.2" />,
  table: <path d="M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14" />,
  bell: <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 20.5c.5.7 1.2 1 2 1s1.5-.3 2-1" />,
  sound: <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />,
  silent: <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5" />,
  motion: <path d="M3 8h7M3 12h4M3 16h7M13 6.5l7 5.5-7 5.5" />,
  tower: <path d="M8 9.5h8l1.5-5h-11zM9.5 9.5L9 20h6l-.5-10.5M6 20h12M12 4.5V2.5" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

interface IconProps {
  readonly name: IconName;
  /** Side in px. */
  readonly size?: number;
  readonly stroke?: number;
  readonly className?: string;
}

/** A line icon; decoration only, so the words stand beside it. */
export const Icon = ({ name, size = 18, stroke = 1.7, className = "" }: IconProps) => (
  <svg
    className={`inline-block shrink-0 ${className}`}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={stroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {SHAPES[name]}
  </svg>
);
