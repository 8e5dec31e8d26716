import type { View } from "@/lib/engine/opensky/table";
import type { Answer, AnswerCode } from "@/lib/protocol/answer";
import type { Clock } from "@/lib/protocol/pace";
import type { Act } from "@/lib/protocol/payloads";
import type { RoomSnapshot, TableInfo } from "@/lib/protocol/table";
import { courier, type Courier } from "./courier";
import { absorb, start, type Position } from "./fold";
import { randomId } from "./random";
import type { Connection, HeardClocks, OwnCommand, Problem, TableSession } from "./session";
import { standIn } from "./rooms-entered";
import { cell, type Store } from "./store";
import type { Wire } from "./wire";

/** A table's room as the page sees it: on the way in, refused, or inside with a session. */
export type Room =
  | { readonly kind: "entering"; readonly table: TableInfo | null; readonly connection: Connection }
  | { readonly kind: "refused"; readonly code: AnswerCode; readonly message: string }
  | { readonly kind: "inside"; readonly session: TableSession };

const AGAIN_MS = 1500;

/** What makes the server see a viewer differently: who sits at the table, and whether seats are drawn. */
const seating = (table: TableInfo): string => [table.status, ...table.players.map(({ userId }) => userId)].join();

const moment = ({ month, phase }: View): string => `${month} ${phase}`;

/**
 * Stands in one table's room: enters, folds the events, catches up after gaps and lost connections without taking an
 * event twice, and sees the viewer's command through.
 */
export const roomStore = (line: () => Wire, gameId: string, initial: TableInfo | null): Store<Room> => {
  let connection: Connection = "connecting";
  let table = initial;
  let seat: number | null = null;
  let position: Position | null = null;
  let clocks: HeardClocks | null = null;
  let problem: Problem | null = null;
  let mail: Courier | null = null;
  let saved: { readonly type: OwnCommand["type"]; readonly moment: string } | null = null;

  const dismiss = () => {
    problem = null;
    show();
  };

  const takeBack = () => mail?.takeBack();

  const act = async (wish: Act): Promise<Answer<{ readonly version: number }>> => {
    const payload = { gameId, commandId: randomId(), act: wish };
    // A repeat of what was done gets its first answer: an answer that was lost is asked for again.
    const answer = (await line().ask("room:act", payload)) ?? (await line().ask("room:act", payload));
    return answer ?? { error: "unavailable", message: "" };
  };

  const hearClocks = (told: readonly Clock[] | null) => {
    if (told !== null) clocks = { clocks: told, at: performance.now() };
  };

  const send = async (command: OwnCommand): Promise<Answer<{ readonly version: number }> | null> => {
    if (mail === null || position === null || seat === null) return { error: "not-seated", message: "" };
    problem = null;
    saved = null;
    const { view, events } = position;
    const answer = await mail.send({ ...command, seat }, events.length, view.phase);
    if (answer !== null && "error" in answer) problem = { code: answer.error, message: answer.message };
    if (answer !== null && "ok" in answer) saved = { type: command.type, moment: moment(position.view) };
    show();
    return answer;
  };

  const show = () => {
    if (table === null || position === null) return room.set({ kind: "entering", table, connection });
    const { view, events, life } = position;
    const mine = {
      sending: mail?.sending() ?? null,
      waiting: mail?.waiting() ?? false,
      saved: saved !== null && saved.moment === moment(view) ? saved.type : null,
      problem,
    };
    const deeds = { send, act, takeBack, dismiss };
    room.set({ kind: "inside", session: { table, seat, view, events, life, clocks, connection, ...mine, ...deeds } });
  };

  /** False where the snapshot does not join what is known: then the log is needed from its beginning. */
  const take = (snapshot: RoomSnapshot): boolean => {
    table = snapshot.table;
    seat = snapshot.seat;
    const viewer = snapshot.seat ?? "spectator";
    const same = position !== null && position.viewer === viewer && position.events.length <= snapshot.log.version;
    const base = same && position !== null ? position : start(snapshot.table.rules, viewer);
    position = absorb(base, snapshot.log) ?? base;
    hearClocks(snapshot.log.clocks);
    return position.events.length === snapshot.log.version;
  };

  const open = () => {
    const wire = line();
    let inside = true;
    let entering = false;
    let missed = false;
    let later: ReturnType<typeof setTimeout> | undefined;
    const stepOut = standIn(wire, gameId);

    const enter = async (from: number): Promise<void> => {
      if (entering) {
        missed = true;
        return;
      }
      entering = true;
      missed = false;
      const answer = await wire.ask("room:enter", { gameId, from });
      entering = false;
      if (!inside) return;
      if (answer === null) {
        if (wire.connected()) later = setTimeout(() => void catchUp(), AGAIN_MS);
        return;
      }
      if ("error" in answer) return refuse(answer.error, answer.message);
      connection = "online";
      if (!take(answer.ok)) return enter(0);
      mail?.arrived(known());
      mail?.resume();
      show();
      if (missed) await catchUp();
    };
    const known = () => position?.events.length ?? 0;
    const catchUp = () => enter(known());
    const refuse = (code: AnswerCode, message: string) => {
      // A busy server refuses nobody for good.
      if (code === "unavailable" || code === "too-fast") later = setTimeout(() => void catchUp(), AGAIN_MS);
      else room.set({ kind: "refused", code, message });
    };

    mail = courier(wire, gameId, { changed: show, behind: () => void catchUp() });
    const ends = [
      wire.hear("room:table", (news) => {
        if (news.gameId !== gameId) return;
        const moved = table === null || seating(table) !== seating(news);
        table = news;
        show();
        if (moved) void catchUp();
      }),
      wire.hear("room:events", (news) => {
        if (news.gameId !== gameId) return;
        // Before the first snapshot there is nothing to join news to, and the snapshot may have been read before them.
        const next = position && absorb(position, news);
        if (next === null) return void catchUp();
        // News that were overtaken by later ones tell of earlier clocks.
        if (news.version >= next.events.length) hearClocks(news.clocks);
        position = next;
        mail?.arrived(next.events.length);
        show();
      }),
      wire.onConnection((up) => {
        if (up) return void catchUp();
        connection = "offline";
        show();
      }),
    ];
    void catchUp();

    return () => {
      inside = false;
      clearTimeout(later);
      for (const end of ends) end();
      mail?.close();
      mail = null;
      if (stepOut()) void wire.ask("room:leave", { gameId });
    };
  };

  const room = cell<Room>({ kind: "entering", table: initial, connection }, open);
  return room;
};
