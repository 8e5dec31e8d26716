import { useTranslations } from "next-intl";
import { BoardingPass } from "@/components/games/opensky/livery/BoardingPass";
import { BadgeMark, LiveryLine, PermitMark, TailMark } from "@/components/games/opensky/livery/marks";
import { PlaneRow } from "@/components/games/opensky/livery/pictures";
import { Arrow } from "@/components/ui/Arrow";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { Sign } from "@/components/ui/Sign";
import { ANCILLARIES, FARES, PLANES, PRICE_FACES, type Edition } from "@/lib/engine/opensky/words";
import { Figure } from "./Chapter";

/** One airline's planes, cards and tokens. */
export const MaterialFigure = () => (
  <Figure>
    <div aria-hidden="true" className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <PlaneRow seat={0} planes={PLANES[2]} of={PLANES[2]} size={26} />
      <div className="flex flex-wrap gap-1">
        {FARES.map((fare) => (
          <BoardingPass key={fare} seat={0} fare={fare} count={2} width={56} height={88} />
        ))}
      </div>
      <div className="flex gap-3.5">
        {[...ANCILLARIES, "flash" as const].map((token) => (
          <Icon key={token} name={token} size={28} />
        ))}
      </div>
    </div>
  </Figure>
);

const SIZES = [2, 3, 4] as const;

/** How many planes each pass of the draft takes. */
const passes = (planes: number, edition: Edition): readonly number[] => {
  const batch = edition === 2 ? Math.floor(planes / 2) : Math.ceil(planes / 2);
  return Array.from({ length: Math.ceil(planes / batch) }, (_, pass) => Math.min(batch, planes - pass * batch));
};

export const DraftTable = () => {
  const t = useTranslations("rules.network");
  return (
    <Figure>
      <table className="w-full text-left">
        <thead className="text-sm text-quiet">
          <tr>
            {(["players", "planes", "edition2", "edition1"] as const).map((head) => (
              <th key={head} scope="col" className="pr-4 pb-1.5 font-normal">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="font-mono">
          {SIZES.map((players) => (
            <tr key={players} className="border-t border-line">
              <th scope="row" className="py-1.5 font-bold">
                {players}
              </th>
              <td>{PLANES[players]}</td>
              <td>{passes(PLANES[players], 2).join(", ")}</td>
              <td>{passes(PLANES[players], 1).join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
};

const SEATS = [0, 1, 2, 3] as const;
const PASS_GAP = 46;
const SEAT_GAP = 70;

/** The draft's way through four seats, forward and back. */
export const SnakeFigure = () => {
  const right = 40 + 3 * SEAT_GAP;
  return (
    <Figure caption="network.snake">
      <svg width="290" height="140" viewBox="0 0 290 140" aria-hidden="true" className="max-w-full">
        <path
          d={`M40 22H${right}a23 23 0 0 1 0 ${PASS_GAP}H40a23 23 0 0 0 0 ${PASS_GAP}H${right}`}
          fill="none"
          stroke="var(--line)"
          strokeWidth="4"
        />
        {[0, 1, 2].map((pass) =>
          SEATS.map((seat) => (
            <BadgeMark
              key={`${pass}${seat}`}
              seat={seat}
              x={40 + seat * SEAT_GAP}
              y={22 + pass * PASS_GAP}
              size={28}
              ring="var(--panel)"
            />
          )),
        )}
      </svg>
    </Figure>
  );
};

const Airport = ({ x, code, market = false }: { readonly x: number; readonly code: string; readonly market?: boolean }) => (
  <g>
    <circle
      cx={x}
      cy={40}
      r={market ? 9 : 6}
      fill={market ? "var(--sign)" : "var(--panel)"}
      stroke="var(--nodeink)"
      strokeWidth="2.4"
    />
    <text x={x} y={70} textAnchor="middle" fontSize="14" fontWeight="700" fill="var(--ink)">
      {code}
    </text>
  </g>
);

const Legs = () => (
  <>
    <LiveryLine seat={0} d="M24 40H216" />
    <TailMark seat={0} x={74} y={40} size={26} casing />
    <TailMark seat={0} x={166} y={40} size={26} casing />
    <Airport x={24} code="CDG" market />
    <Airport x={216} code="FCO" market />
  </>
);

/** With a hub in between an itinerary flies, without one it does not. */
export const HubFigure = () => {
  const t = useTranslations("rules.europe");
  return (
    <Figure>
      <div className="grid gap-5 sm:grid-cols-2">
        {(["yes", "no"] as const).map((way) => (
          <div key={way}>
            <svg width="240" height="82" viewBox="0 0 240 82" aria-hidden="true" className="max-w-full">
              <Legs />
              <Airport x={120} code="FRA" />
              {way === "yes" && <circle cx="120" cy="40" r="15" fill="var(--panel)" stroke="var(--nodeink)" strokeWidth="2" />}
              {way === "yes" && <BadgeMark seat={0} x={120} y={40} size={22} />}
            </svg>
            <p className={cx("mt-1 flex items-center gap-2 text-sm", way === "yes" ? "text-accent" : "text-warn")}>
              <Icon name={way === "yes" ? "check" : "cross"} />
              {t(way)}
            </p>
          </div>
        ))}
      </div>
    </Figure>
  );
};

/** A border, a route across it, and the stamp that opens it. */
export const PermitFigure = () => (
  <Figure caption="america.picture">
    <svg width="300" height="82" viewBox="0 0 300 82" aria-hidden="true" className="max-w-full rounded-md">
      <rect width="150" height="82" fill="var(--us)" />
      <rect x="150" width="150" height="82" fill="var(--mx)" />
      <path d="M150 0V82" stroke="var(--quiet)" strokeWidth="1.4" strokeDasharray="6 4" />
      <LiveryLine seat={2} d="M36 36H264" />
      <TailMark seat={2} x={92} y={36} size={26} casing />
      <PermitMark seat={2} x={150} y={36} size={24} />
      {[
        { x: 36, code: "DFW", ring: "var(--cUS)" },
        { x: 264, code: "MEX", ring: "var(--cMX)" },
      ].map(({ x, code, ring }) => (
        <g key={code}>
          <circle cx={x} cy={36} r={6} fill="var(--panel)" stroke={ring} strokeWidth="2.6" />
          <text x={x} y={66} textAnchor="middle" fontSize="14" fontWeight="700" fill="var(--ink)">
            {code}
          </text>
        </g>
      ))}
    </svg>
  </Figure>
);

export const DiceFigure = () => (
  <Figure caption="market.picture">
    <div aria-hidden="true" className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <span className="flex gap-2.5">
        {["Bravo", "Echo", "Delta"].map((callsign) => (
          <span key={callsign} className="grid h-14 w-20 place-items-center rounded-lg border-[1.5px] border-ink bg-panel">
            <Sign small>{callsign}</Sign>
          </span>
        ))}
      </span>
      <span className="flex items-center gap-3">
        <Sign>Bravo</Sign>
        <Arrow />
        <Sign>Echo</Sign>
      </span>
    </div>
  </Figure>
);

const RULER = { left: 24, pointsFrom: 200, px: 0.92, width: 326, y: 64 } as const;
const at = (fare: number) => RULER.left + (fare - RULER.pointsFrom) * RULER.px;

/** The half rule on a ruler of fares. */
export const HalfRuleFigure = () => {
  const t = useTranslations("rules.half");
  const bids = [
    { seat: 0, fare: 250, word: t("leads") },
    { seat: 2, fare: 300, word: t("dear") },
    { seat: 1, fare: 500, word: t("nonstop") },
  ] as const;
  return (
    <Figure caption="half.picture">
      <svg width={RULER.width} height="112" viewBox={`0 0 ${RULER.width} 112`} aria-hidden="true" className="max-w-full">
        <path d={`M0 ${RULER.y - 14}H${at(250)}V${RULER.y}H0z`} fill="var(--accent)" opacity="0.22" />
        <path
          d={`M${at(500)} 26C${at(450)} 4 ${at(300)} 4 ${at(250)} 26`}
          fill="none"
          stroke="var(--quiet)"
          strokeWidth="1.5"
          strokeDasharray="4 4"
        />
        <path d={`M${at(250) + 9} 21L${at(250)} 27L${at(250) + 10} 29`} fill="none" stroke="var(--quiet)" strokeWidth="1.5" />
        <text x={at(375)} y={28} textAnchor="middle" fontSize="12.5" fill="var(--quiet)">
          {t("halfOf", { fare: 500 })}
        </text>
        <path d={`M0 ${RULER.y}H${RULER.width}`} stroke="var(--ink)" strokeWidth="1.6" />
        {FARES.map((fare) => (
          <g key={fare}>
            <path d={`M${at(fare)} ${RULER.y - 5}v10`} stroke="var(--ink)" strokeWidth="1.6" />
            <text
              className="font-mono"
              x={at(fare)}
              y={RULER.y + 23}
              textAnchor="middle"
              fontSize="13"
              fill="var(--ink)"
            >
              {fare}
            </text>
          </g>
        ))}
        {bids.map(({ seat, fare, word }) => (
          <g key={seat}>
            <BadgeMark
              seat={seat}
              x={at(fare)}
              y={RULER.y - 20}
              size={24}
              ring={seat === 0 ? "var(--accent)" : "var(--panel)"}
            />
            <text
              x={at(fare)}
              y={RULER.y + 42}
              textAnchor="middle"
              fontSize="12.5"
              fontWeight={seat === 0 ? 700 : 400}
              fill={seat === 0 ? "var(--accent)" : "var(--quiet)"}
            >
              {word}
            </text>
          </g>
        ))}
      </svg>
    </Figure>
  );
};

const FINAL_PRICES = [300, 400, 500, 600, 700, 800] as const;

/** How likely the price die is to show at least the final price. */
export const ChanceTable = () => {
  const t = useTranslations("rules.settle");
  const rows = FINAL_PRICES.map((price) => ({ price, chances: PRICE_FACES.filter((face) => face >= price).length }));
  return (
    <Figure>
      <table className="text-left">
        <tbody>
          <tr>
            <th scope="row" className="pr-4 pb-1.5 text-sm font-normal text-quiet">
              {t("price")}
            </th>
            {rows.map(({ price }) => (
              <td key={price} className="pr-3 pb-1.5 font-mono font-bold sm:pr-7">
                {price}
              </td>
            ))}
          </tr>
          <tr className="border-t border-line">
            <th scope="row" className="pt-1.5 pr-4 text-sm font-normal text-quiet">
              {t("chance")}
            </th>
            {rows.map(({ price, chances }) => (
              <td key={price} className="pt-1.5 pr-3 font-mono sm:pr-7">
                {chances}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Figure>
  );
};
