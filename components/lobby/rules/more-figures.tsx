import { useTranslations } from "next-intl";
import { BoardingPass } from "@/components/games/opensky/livery/BoardingPass";
import { LiveryLine, TailMark, CubeMark } from "@/components/games/opensky/livery/marks";
import { Badge, Cube } from "@/components/games/opensky/livery/pictures";
import { Arrow } from "@/components/ui/Arrow";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { Sign } from "@/components/ui/Sign";
import {
  ANCILLARY_POINTS,
  CALLSIGNS,
  LAST_MONTH,
  SEASON_2_MONTH,
  SUBSIDY_POINTS,
} from "@/lib/engine/opensky/words";
import { Figure } from "./Chapter";

const PLACES = ["CDG", "FCO", "LHR", "CPH", "VIE", "MAD"] as const;

/** Six airports with their signs and cubes. */
export const StartFigure = () => {
  const t = useTranslations("rules-more.pictures");
  return (
    <Figure note={t("start")}>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-7 gap-y-3.5">
        {CALLSIGNS.map((callsign, index) => (
          <li key={callsign} className="flex items-center gap-2">
            <Sign small>{callsign}</Sign>
            <b>{PLACES[index]}</b>
            <Cube size={20} />
          </li>
        ))}
      </ul>
    </Figure>
  );
};

const Airport = ({ x, y, code, market }: { readonly x: number; readonly y: number; readonly code: string; readonly market: boolean }) => (
  <g>
    <circle
      cx={x}
      cy={y}
      r={market ? 8 : 5.5}
      fill={market ? "var(--sign)" : "var(--panel)"}
      stroke="var(--nodeink)"
      strokeWidth="2.2"
    />
    <text x={x} y={y + 27} textAnchor="middle" fontSize="13" fontWeight="700" fill="var(--ink)">
      {code}
    </text>
  </g>
);

/** One plane that takes two cubes. */
export const SubsidyFigure = () => {
  const t = useTranslations("rules-more.pictures");
  return (
    <Figure note={t("subsidy")}>
      <svg width="280" height="66" viewBox="0 0 280 66" aria-hidden="true" className="max-w-full">
        <LiveryLine seat={3} d="M60 26H220" />
        <TailMark seat={3} x={140} y={26} size={26} casing />
        <Airport x={60} y={26} code="MAD" market />
        <Airport x={220} y={26} code="FCO" market />
        <CubeMark x={24} y={24} size={20} />
        <CubeMark x={256} y={24} size={20} />
      </svg>
    </Figure>
  );
};

const WAYS = [
  { id: "nonstop", seat: 1, codes: ["CDG", "FCO"] },
  { id: "oneStop", seat: 0, codes: ["CDG", "FRA", "FCO"] },
  { id: "more", seat: 2, codes: ["CDG", "FRA", "VIE", "FCO"] },
] as const;
const WAY_WIDTH = 210;

/** Three ways from one city to another, and which of them count. */
export const ItineraryFigure = () => {
  const t = useTranslations("rules-more.pictures.itinerary");
  return (
    <Figure>
      <ul className="grid gap-3">
        {WAYS.map(({ id, seat, codes }) => {
          const leg = WAY_WIDTH / (codes.length - 1);
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-1">
              <svg width={WAY_WIDTH + 50} height="52" viewBox={`0 0 ${WAY_WIDTH + 50} 52`} aria-hidden="true">
                <LiveryLine seat={seat} d={`M25 16H${25 + WAY_WIDTH}`} />
                {codes.slice(1).map((code, index) => (
                  <TailMark key={code} seat={seat} x={25 + leg * (index + 0.5)} y={16} size={22} casing />
                ))}
                {codes.map((code, index) => (
                  <Airport
                    key={code}
                    x={25 + leg * index}
                    y={16}
                    code={code}
                    market={index === 0 || index === codes.length - 1}
                  />
                ))}
              </svg>
              <span className={cx("flex items-center gap-2 text-sm", id !== "more" && "text-accent")}>
                <Icon name={id === "more" ? "info" : "check"} />
                {t(id)}
              </span>
            </li>
          );
        })}
      </ul>
    </Figure>
  );
};

/** A sealed fare as its owner sees it, and another's face down. */
export const SealedFigure = () => {
  const t = useTranslations("rules-more.pictures");
  return (
    <Figure note={t("sealed")}>
      <div aria-hidden="true" className="flex items-center gap-6">
        <BoardingPass seat={0} fare={250} from="CDG" to="FCO" foot="FRA" width={92} height={122} selected />
        <span className="grid h-[122px] w-[92px] place-items-center rounded-lg border-[1.5px] border-passedge bg-wallet">
          <Badge seat={1} size={38} />
        </span>
      </div>
    </Figure>
  );
};

/** A Flash Deal: a lower card in place of the one that was sealed. */
export const FlashFigure = () => {
  const t = useTranslations("rules-more.pictures");
  return (
    <Figure note={t("flash")}>
      <div aria-hidden="true" className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <BoardingPass seat={1} fare={500} width={64} height={92} dim />
        <Icon name="flash" size={26} />
        <Arrow />
        <BoardingPass seat={1} fare={400} width={64} height={92} selected />
        <span className="ml-4">
          <BoardingPass seat={0} fare={250} width={64} height={92} dim />
        </span>
      </div>
    </Figure>
  );
};

/** The year's twelve months in their two seasons. */
export const SeasonsFigure = () => {
  const site = useTranslations("site");
  const t = useTranslations("rules-more.pictures");
  const months = Array.from({ length: LAST_MONTH + 1 }, (_, month) => month);
  return (
    <Figure note={t("seasons")}>
      <ol className="flex flex-wrap items-center gap-x-1 gap-y-1.5 text-sm">
        {months.map((month) => (
          <li key={month} className="flex items-center gap-1">
            {month === SEASON_2_MONTH && (
              <span aria-hidden="true" className="mx-1.5 flex text-quiet">
                <Icon name="right" size={15} stroke={2.4} className="-mr-2" />
                <Icon name="right" size={15} stroke={2.4} />
              </span>
            )}
            <span className={cx("rounded-sm px-1.5", month < SEASON_2_MONTH ? "bg-sign text-signink" : "bg-ink text-panel")}>
              {site("month", { month: String(month) })}
            </span>
          </li>
        ))}
      </ol>
    </Figure>
  );
};

/** An airline's points at the end, line by line. */
export const ScoreFigure = () => {
  const t = useTranslations("rules-more.pictures.score");
  const lines = [
    { id: "fares", points: 1850 },
    { id: "subsidies", points: 3 * SUBSIDY_POINTS },
    { id: "ancillaries", points: 2 * ANCILLARY_POINTS },
  ] as const;
  return (
    <Figure>
      <table className="text-left">
        <tbody>
          {lines.map(({ id, points }) => (
            <tr key={id}>
              <th scope="row" className="py-0.5 pr-10 font-normal">
                {t(id)}
              </th>
              <td className="text-right font-mono">{points}</td>
            </tr>
          ))}
          <tr className="border-t border-line font-bold">
            <th scope="row" className="pt-1.5 pr-10">
              {t("total")}
            </th>
            <td className="pt-1.5 text-right font-mono">{lines.reduce((sum, { points }) => sum + points, 0)}</td>
          </tr>
        </tbody>
      </table>
    </Figure>
  );
};
