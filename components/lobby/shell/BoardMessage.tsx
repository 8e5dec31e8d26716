import type { ReactNode } from "react";
import { Flaps } from "@/components/ui/Flaps";

interface BoardMessageProps {
  readonly flaps: string;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Letters of a word that stand on the narrowest phone's board in the large size. */
const LARGE = 11;

/** A whole page that says one thing, as a departures board does. */
export const BoardMessage = ({ flaps, title, text, children }: BoardMessageProps) => (
  <div className="mx-auto flex max-w-xl flex-col items-start py-8 sm:py-16">
    <div className="flex flex-wrap gap-x-6 gap-y-1.5 rounded-lg bg-board px-5 py-4 shadow-tag">
      {flaps.split(" ").map((word, place) => (
        <Flaps key={`${place}${word}`} text={word} size={word.length > LARGE ? "m" : "l"} />
      ))}
    </div>
    <h1 className="mt-7 text-3xl font-bold">{title}</h1>
    <p className="mt-2.5 text-lg text-quiet">{text}</p>
    {children !== undefined && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
  </div>
);
