import { RuleLink } from "@/components/games/opensky/rule/RuleLink";
import { Icon } from "@/components/ui/Icon";
import type { Fare } from "@/lib/engine/opensky/words";
import type { HalfLimit } from "../insight/half";
import type { Words } from "../useWords";

interface Props {
  readonly mine: Fare;
  readonly limit: HalfLimit;
  readonly words: Words;
}

/** What the half rule asks of my fare, or of those who want to beat it. */
export const HalfLine = ({ mine, limit, words }: Props) => (
  <p className="flex items-start gap-1.5 text-sm leading-[17px]" data-testid="half-line" data-kind={limit.kind}>
    <Icon
      name={limit.kind === "losesToNonstop" ? "alert" : limit.kind === "safeFromOneStop" ? "check" : "info"}
      size={17}
      className={limit.kind === "losesToNonstop" ? "text-warn" : "text-quiet"}
    />
    <span>
      {words.insight(`fare.${limit.kind}`, { mine, fare: limit.fare })} <RuleLink chapter="half" />
    </span>
  </p>
);
