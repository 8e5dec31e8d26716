import { ANCILLARY_POINTS, type Bid, type Seat } from "@/lib/engine/opensky/words";
import { Icon } from "@/components/ui/Icon";
import { cx } from "@/components/ui/cx";
import { Badge } from "../livery/pictures";
import { RuleLink } from "../rule/RuleLink";
import { Chances } from "./Chances";
import { FareRuler } from "./FareRuler";
import type { Frame } from "./useFrame";
import { crowd, who } from "./words/cast";
import { explainFares } from "./words/explain";
import { mayUndercut } from "./words/turns";

/** Why who leads, while Flash Deals and the price check go on, for those who are not asked. */
export function Reveal({ frame, compact = false }: { readonly frame: Frame; readonly compact?: boolean }) {
  const { table, airlines, tell } = frame;
  const month = table.months.at(-1);
  if (month === undefined) return null;
  const explained = explainFares(month.inPlay, airlines);
  if (explained === null) return null;
  const nonstops = month.inPlay.filter(({ itinerary }) => itinerary.length === 2).length;
  const mixed = nonstops > 0 && nonstops < month.inPlay.length;
  return (
    <section
      className={cx(
        "text-ink",
        compact
          ? "flex flex-col gap-3 px-4 py-3"
          : "grid h-40 grid-cols-[minmax(220px,1fr)_minmax(300px,430px)_minmax(220px,300px)] gap-6 px-6 pt-3.5",
      )}
      data-testid="reveal"
    >
      <div className="min-w-0">
        <h2 className="text-xl leading-[26px] font-bold">{tell(explained.title)}</h2>
        <p className="mt-1.5 text-base leading-[21px]">
          {explained.half && <b>{tell({ key: "reveal.halfRule" })} </b>}
          {explained.sentences.map(tell).join(" ")} <RuleLink chapter={mixed ? "half" : "fares"} />
        </p>
      </div>
      <div className="self-center">
        <FareRuler frame={frame} bids={month.inPlay} />
      </div>
      <Next frame={frame} bids={month.inPlay} />
    </section>
  );
}

/** Who is asked now and who may be asked after. */
function Next({ frame, bids }: { readonly frame: Frame; readonly bids: readonly Bid[] }) {
  const { table, cast, tell } = frame;
  const asked = table.asked[0];
  const bid = bids.find((other) => other.seat === asked);
  if (asked === undefined || bid === undefined) return null;
  const month = table.months.at(-1);
  const deals = table.phase === "flashDeal";
  const then = deals ? later(frame, asked) : [];
  const attached = month?.ancillaries ?? [];
  return (
    <div>
      <h3 className="flex items-center gap-[7px] text-base font-bold">
        {deals ? <Icon name="flash" size={20} stroke={1.9} /> : <Die />}
        <span className="flex-1">{tell({ key: deals ? "reveal.flash" : "reveal.price" })}</span>
        <RuleLink chapter={deals ? "flash" : "settle"} className="font-normal" />
      </h3>
      <div className="mt-2 flex min-h-11 items-center gap-2.5 rounded-lg border-[1.5px] border-line px-3 py-1">
        <Badge seat={asked} size={24} />
        <div className="leading-[17px]">
          <p>{tell({ key: deals ? "reveal.mayUndercut" : "reveal.mayAttach", values: who(cast, asked) })}</p>
          <p className="text-sm text-quiet">
            {deals
              ? tell({ key: "reveal.below", values: { fare: bid.fare } })
              : attached.length > 0
                ? tell({
                    key: "reveal.attached",
                    values: {
                      tokens: attached.map((token) => ({ key: `token.${token}` })),
                      price: bid.fare + ANCILLARY_POINTS * attached.length,
                    },
                  })
                : tell({ key: "reveal.each" })}
          </p>
        </div>
      </div>
      {!deals && <Chances frame={frame} bid={bid} />}
      {deals && (
        <p className="mt-1.5 flex items-center gap-2 px-1 text-sm text-quiet">
          {then.map((seat) => (
            <Badge key={seat} seat={seat} size={18} />
          ))}
          <span>
            {then.length > 0 && `${tell({ key: "reveal.then", values: crowd(cast, then, "inside") })} `}
            {month?.leaders.length === 1 && tell({ key: "reveal.soleNotAsked" })}
          </span>
        </p>
      )}
    </div>
  );
}

const Die = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    aria-hidden="true"
  >
    <rect x="3.5" y="3.5" width="17" height="17" rx="3.5" />
    <g fill="currentColor" stroke="none">
      <circle cx="8" cy="8" r="1.7" />
      <circle cx="16" cy="8" r="1.7" />
      <circle cx="12" cy="12" r="1.7" />
      <circle cx="8" cy="16" r="1.7" />
      <circle cx="16" cy="16" r="1.7" />
    </g>
  </svg>
);

/** The seats that would be asked after this one if it declines, in order. */
function later({ table }: Frame, asked: Seat): readonly Seat[] {
  const n = table.rules.players;
  const declined = table.months.at(-1)?.flashDeclined ?? [];
  return Array.from({ length: n - 1 }, (_, i) => (asked + 1 + i) % n).filter(
    (seat) => mayUndercut(table, seat) && !declined.includes(seat),
  );
}
