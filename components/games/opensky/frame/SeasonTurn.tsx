import { score } from "@/lib/engine/opensky/score";
import { PLANES } from "@/lib/engine/opensky/words";
import { Badge, PlaneRow } from "../livery/pictures";
import type { Frame } from "./useFrame";

/** What the turn of the season changes, and how the airlines stand. */
export function SeasonCard({ frame }: { readonly frame: Frame }) {
  const { table, tell, airline } = frame;
  const planes = PLANES[table.rules.players];
  const order = table.seats
    .map((own, seat) => ({ seat, points: score(own).total }))
    .toSorted((a, b) => b.points - a.points);
  return (
    <>
      <p>
        {tell({ key: "season.text", values: { planes } })} {tell({ key: `season.${table.rules.side}` })}{" "}
        {tell({ key: "season.stay" })}
      </p>
      <h3 className="mt-3 text-sm text-quiet">{tell({ key: "season.standing" })}</h3>
      <ol className="mt-1 flex flex-col gap-1">
        {order.map(({ seat, points }) => (
          <li key={seat} className="flex items-center gap-2.5">
            <Badge seat={seat} size={20} />
            <span className="min-w-0 flex-1 truncate">{airline(seat)}</span>
            <PlaneRow seat={seat} planes={planes} of={planes} size={15} />
            <span className="w-14 text-right font-mono font-bold">{points}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
