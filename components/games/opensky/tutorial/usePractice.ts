"use client";

import { useCallback, useMemo, useState } from "react";
import type { Problem, TableSession } from "@/lib/realtime/client/session";
import { loneTable } from "../lone-table";
import { choose, FIRST, goBack, goOn, positionOf, stepOf, type Practice } from "./practice";
import { ME, type Objection, RULES, type Step } from "./script";

export interface PracticeFlight {
  readonly session: TableSession;
  readonly step: Step;
  /** Place of the step, from 0. */
  readonly place: number;
  readonly objection: Objection | null;
  readonly next: () => void;
  readonly back: () => void;
  readonly restart: () => void;
}

interface Answered {
  readonly practice: Practice;
  readonly objection: Objection | null;
  readonly problem: Problem | null;
}

const at = (practice: Practice): Answered => ({ practice, objection: null, problem: null });
const NOBODY_TO_ASK = { error: "unavailable", message: "" } as const;

/** A table's session that is played in this page alone: the engine answers, the coach objects. */
export function usePractice(names: readonly string[]): PracticeFlight {
  const [answered, setAnswered] = useState<Answered>(() => at(FIRST));
  const { practice, objection, problem } = answered;
  const position = useMemo(() => positionOf(practice), [practice]);
  const table = useMemo(() => loneTable(RULES, "playing", names), [names]);

  const send = useCallback<TableSession["send"]>(
    (command) => {
      const reply = choose(practice, command);
      switch (reply.kind) {
        case "on":
          setAnswered(at(reply.practice));
          return Promise.resolve({ ok: { version: positionOf(reply.practice).events.length } });
        case "illegal": {
          const code = `rule/${reply.fault.code}` as const;
          setAnswered({ practice, objection: null, problem: { code, message: "" } });
          return Promise.resolve({ error: code, message: "" });
        }
        case "objection":
          setAnswered({ practice: reply.practice, objection: reply.objection, problem: null });
          return Promise.resolve(null);
      }
    },
    [practice],
  );

  const session = useMemo(
    (): TableSession => ({
      table,
      seat: ME,
      view: position.view,
      events: position.events,
      life: position.life,
      clocks: null,
      connection: "online",
      sending: null,
      waiting: false,
      saved: null,
      problem,
      send,
      act: () => Promise.resolve(NOBODY_TO_ASK),
      takeBack: () => undefined,
      dismiss: () => setAnswered(at(practice)),
    }),
    [table, position, problem, send, practice],
  );

  return {
    session,
    step: stepOf(practice),
    place: practice.step,
    objection,
    next: () => setAnswered(at(goOn(practice))),
    back: () => setAnswered(at(goBack(practice))),
    restart: () => setAnswered(at(FIRST)),
  };
}
