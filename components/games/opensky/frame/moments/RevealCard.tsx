import { BoardingPass } from "../../livery/BoardingPass";
import { FareRuler } from "../FareRuler";
import type { Frame } from "../useFrame";
import { explainFares } from "../words/explain";
import { monthWords } from "../words/result";
import { wayOf } from "../words/stops";

/** A month's fares, turned over together, who leads and why, and how the market was settled. */
export function RevealCard({ frame, month: index }: { readonly frame: Frame; readonly month: number }) {
  const { table, cast, airlines, tell } = frame;
  const month = table.months[index];
  if (month === undefined) return null;
  const explained = explainFares(month.inPlay, airlines);
  const result = monthWords(month, cast);
  return (
    <>
      <ul className="flex flex-wrap justify-center gap-2">
        {month.inPlay.map(({ seat, fare, itinerary }) => (
          <li key={seat} className="animate-turn-over">
            <BoardingPass
              seat={seat}
              fare={fare}
              from={itinerary[0]}
              to={itinerary.at(-1)}
              foot={tell(wayOf(itinerary))}
              width={88}
              height={106}
              label={tell({ key: "pass.up", values: { airline: frame.airline(seat), fare, way: wayOf(itinerary) } })}
            />
          </li>
        ))}
      </ul>
      {explained !== null && (
        <div className="mt-3">
          <h3 className="text-lg leading-6 font-bold">{tell(explained.title)}</h3>
          <p className="mt-0.5 text-sm leading-[18px]">
            {explained.half && <b>{tell({ key: "reveal.halfRule" })} </b>}
            {explained.sentences.map(tell).join(" ")}
          </p>
        </div>
      )}
      {month.inPlay.length > 1 && (
        <div className="mt-2 flex justify-center">
          <FareRuler frame={frame} bids={month.inPlay} />
        </div>
      )}
      {result !== null && (
        <p className="mt-2 text-sm">
          <b>{tell(result.first)}</b> <span className="text-quiet">{tell(result.second)}</span>
        </p>
      )}
    </>
  );
}
