import { Sign } from "@/components/ui/Sign";
import type { Gain } from "../insight/gains";
import type { Words } from "../useWords";

interface Props {
  readonly gains: readonly Gain[];
  readonly words: Words;
  /** As many as there is room for; of the others the number is told. */
  readonly most: number;
}

/** Markets that a plan would serve, as pairs of signs with how. */
export function Gains({ gains, words, most }: Props) {
  const { insight } = words;
  return (
    <ul className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm leading-[17px]" data-testid="gains">
      {gains.slice(0, most).map(({ origin, destination, stops }) => (
        <li key={`${origin}-${destination}`} className="whitespace-nowrap" data-market={`${origin}-${destination}`}>
          <span aria-hidden="true" className="flex items-center gap-1">
            <Sign small>{origin.slice(0, 1)}</Sign>
            <Sign small>{destination.slice(0, 1)}</Sign>
            {insight("plan.way", { stops: stops ?? -1 })}
          </span>
          <span className="sr-only">{insight("plan.gain", { origin, destination, stops: stops ?? -1 })}</span>
        </li>
      ))}
      {gains.length > most && <li>{insight("plan.more", { count: gains.length - most })}</li>}
    </ul>
  );
}
