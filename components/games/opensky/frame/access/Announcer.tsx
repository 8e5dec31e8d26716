"use client";

import { useEffect, useRef, useState } from "react";
import type { Frame } from "../useFrame";
import { askedNow } from "../words/asked";
import { logSections } from "../words/log";
import { spoken } from "./spoken";

interface Line {
  readonly id: number;
  readonly text: string;
}

/** So many sentences stay readable after they were said. */
const KEPT = 8;

/**
 * Tells screen readers what happens, each thing once and in order: first the log's new lines, then who is asked for what.
 * The only place that does, wherever the reader looks.
 */
export function Announcer({ frame }: { readonly frame: Frame }) {
  const { session, table, cast, city, tell, log } = frame;
  const { line, expect } = askedNow(table, cast, session.life);
  const asked = [line, ...(expect === null ? [] : [expect])].map(tell).join(" ");
  const heard = useRef({ events: session.events.length, asked: "" });
  const [lines, setLines] = useState<readonly Line[]>([]);

  useEffect(() => {
    const before = heard.current;
    heard.current = { events: session.events.length, asked };
    const sections =
      session.events.length > before.events
        ? logSections(session.events, { cast, players: table.rules.players, city })
        : [];
    const news = spoken(sections, before.events, log);
    const all = asked === before.asked ? news : [...news, asked];
    if (all.length === 0) return;
    setLines((old) => {
      const next = (old.at(-1)?.id ?? 0) + 1;
      return [...old, ...all.map((text, i) => ({ id: next + i, text }))].slice(-KEPT);
    });
  }, [session.events, asked, cast, table.rules.players, city, log]);

  return (
    <div role="log" aria-live="polite" aria-relevant="additions" className="sr-only" data-testid="announcer">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
