import { useTranslations } from "next-intl";
import { useAirlineName } from "@/components/games/opensky/livery/useAirlineName";
import { score } from "@/lib/engine/opensky/score";
import type { TableSession } from "@/lib/realtime/client/session";
import { useCity } from "../useCity";
import { ME, type Objection, type Step } from "./script";

const NAMED = { paris: "CDG", rome: "FCO", london: "LHR", copenhagen: "CPH", vienna: "VIE", frankfurt: "FRA" } as const;

export interface CoachWords {
  readonly title: string;
  readonly text: string;
  /** Why the last choice does not lead on; null where none was made. */
  readonly objection: string | null;
}

/** What the coach says at a step: the same names as on the map, the numbers of the position. */
export function useCoachWords(session: TableSession, step: Step, objection: Objection | null): CoachWords {
  const t = useTranslations("tutorial");
  const airline = useAirlineName();
  const city = useCity();
  const own = session.view.seats[ME];
  const points = own === undefined ? null : score(own);
  const values = {
    ...Object.fromEntries(Object.entries(NAMED).map(([name, code]) => [name, city(code)])),
    me: airline(ME),
    azure: airline(1),
    saffron: airline(2),
    rival: session.table.players[1]?.name ?? "",
    other: session.table.players[2]?.name ?? "",
    die: session.view.months[0]?.priceDie ?? 0,
    total: points?.total ?? 0,
    fares: (points?.fares ?? 0) + (points?.change ?? 0),
    subsidies: points?.subsidies ?? 0,
    cubes: own?.subsidies ?? 0,
    ancillaries: points?.ancillaries ?? 0,
  };
  const say = (key: string, more: Objection["values"] = {}) => t(key as never, { ...values, ...more } as never);
  return {
    title: say(`steps.${step.id}.title`),
    text: say(`steps.${step.id}.text`),
    objection: objection === null ? null : say(`steps.${step.id}.wrong.${objection.why}`, objection.values),
  };
}
