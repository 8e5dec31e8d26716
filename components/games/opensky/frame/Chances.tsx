import { useTranslations } from "next-intl";
import type { Bid } from "@/lib/engine/opensky/words";
import { gambles } from "../tray/insight/gamble";
import { tokensLeft } from "./slips";
import type { Frame } from "./useFrame";

/** What the leader may ask and how often the die would accept it: as public as the tokens themselves. */
export function Chances({ frame, bid }: { readonly frame: Frame; readonly bid: Bid }) {
  const insight = useTranslations("opensky-insight");
  const left = tokensLeft(frame.table, bid.seat).length;
  return (
    <ol className="mt-1 px-1 text-sm leading-[18px] text-quiet" data-testid="chances">
      {gambles(bid.fare, left)
        .slice(1)
        .map(({ tokens, price, chance }) => (
          <li key={tokens} className="flex gap-2" data-chance={chance}>
            <span className="w-9 shrink-0 text-right font-mono text-ink">{price}</span>
            {insight("gamble.chance", { chance })}
          </li>
        ))}
    </ol>
  );
}
