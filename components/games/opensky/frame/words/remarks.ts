import type { OpenTable } from "@/lib/engine/opensky/table";
import type { Seat } from "@/lib/engine/opensky/words";
import type { TableLife } from "@/lib/protocol/life";
import { passesOf } from "./draft-order";
import type { Message } from "./message";
import { nextCallsign } from "./turns";

/** Two short lines on the departures board. */
export interface Remarks {
  readonly first: Message;
  readonly second: Message;
}

/** The remarks of the phase; `airline` names an airline by seat. */
export function remarksOf(table: OpenTable, airline: (seat: Seat) => string, ended: TableLife["ended"] = null): Remarks {
  const asked = table.asked[0] ?? 0;
  const month = table.months.at(-1);
  const by = { airline: airline(asked) };
  switch (table.phase) {
    case "placeCallsign":
      return remarks("callsign", by, { callsign: nextCallsign(table) });
    case "placePlanes":
      return remarks("planning", { ...by, due: table.due }, { pass: table.pass + 1, passes: passesOf(table.rules) });
    case "placeHubs":
      return remarks("hubs", { ...by, due: table.due });
    case "chooseMarket":
      return remarks("market", by);
    case "submitFare":
      return remarks("sealing", { answered: month?.answered.length ?? 0, of: month?.bidders.length ?? 0 });
    case "flashDeal":
      return remarks("flash", by);
    case "attachAncillaries":
      return remarks("price", by);
    case "leasePlanes":
      return remarks("leasing", by, { end: month?.end ?? "sole" });
    case "finished":
      return remarks(
        ended === null ? "final" : "ended",
        { n: table.winners.length, airlines: table.winners.map((seat) => airline(seat)) },
        { how: ended ?? "" },
      );
  }
}

const remarks = (key: string, second: Message["values"], first: Message["values"] = {}): Remarks => ({
  first: { key: `remarks.${key}.first`, values: first ?? {} },
  second: { key: `remarks.${key}.second`, values: second ?? {} },
});
