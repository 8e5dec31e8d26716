import { cx } from "@/components/ui/cx";
import { Icon, type IconName } from "@/components/ui/Icon";
import { score } from "@/lib/engine/opensky/score";
import type { SeatTable } from "@/lib/engine/opensky/table";
import { ANCILLARIES, PLANES, REGIONAL_TOKENS, type Seat } from "@/lib/engine/opensky/words";
import type { Presence } from "@/lib/protocol/table";
import { BotMark } from "../livery/BotMark";
import { FareTicks } from "../livery/FareTicks";
import { liveryOf } from "../livery/liveries";
import { Cube, Emblem, HubMark, PermitStamp, PlaneRow } from "../livery/pictures";
import { ClockPlate } from "./clock/ClockPlate";
import { SeatWord } from "./SeatWord";
import type { Frame } from "./useFrame";
import { routeName } from "./words/route";

/** How much of a tag is shown where height is short. */
export type TagSize = "tall" | "full" | "short" | "line";

interface Props {
  readonly frame: Frame;
  readonly seat: Seat;
  readonly size: TagSize;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Without it the tag is as wide as its place. */
  readonly hangs?: boolean;
}

const CUT = "polygon(15px 0, 100% 0, 100% 100%, 15px 100%, 0 calc(100% - 15px), 0 15px)";

const DOTS: Readonly<Record<Presence, string>> = {
  here: "bg-accent",
  reconnecting: "border border-warn bg-warn/60 animate-pulse motion-reduce:animate-none",
  gone: "border border-quiet",
};

/** An airline's luggage tag: all that lies open before its player. */
export function LuggageTag({ frame, seat, size, open, onToggle, hangs = true }: Props) {
  const { table, session, tell, airline, player } = frame;
  const own = table.seats[seat];
  if (own === undefined) return null;
  const asked = table.asked.includes(seat);
  const presence = session.table.players[seat]?.presence ?? "gone";
  const bot = session.life.seats[seat]?.bot ?? null;
  const points = score(own).total;
  const livery = liveryOf(seat);
  const timed = session.clocks !== null;
  return (
    <article
      aria-label={`${airline(seat)}, ${player(seat)}`}
      className="relative cursor-pointer text-ink drop-shadow-[0_2.5px_0_var(--shade)]"
      style={hangs ? { width: 232 } : undefined}
      onClick={onToggle}
      data-testid={`tag-${seat}`}
      data-asked={asked}
    >
      {/* Behind the tag, so that its marks keep their tooltips; a press anywhere on the tag counts. */}
      <button
        type="button"
        aria-expanded={open}
        aria-label={tell({ key: open ? "tag.close" : "tag.open", values: { airline: airline(seat) } })}
        className="absolute inset-0 rounded-md"
      />
      {hangs && <Strap colour={livery.colour} />}
      {asked && <div className="absolute -inset-[1.6px] rounded-r-[7px] bg-accent" style={{ clipPath: CUT }} />}
      <div className={cx("relative rounded-r-md p-[1.2px]", asked ? "bg-accent" : "bg-line")} style={{ clipPath: CUT }}>
        <div className="relative flex rounded-r-[5px] bg-panel" style={{ clipPath: CUT }}>
          <div
            className={cx(
              "relative flex w-[45px] shrink-0 flex-col items-center justify-between",
              !timed ? "py-2.5" : size === "line" ? "pt-1 pb-2" : "pt-2.5 pb-3",
            )}
            style={{ background: livery.colour }}
          >
            <Emblem seat={seat} size={size === "line" ? 20 : 26} fill="var(--onliv)" />
            <span
              className={cx(
                "absolute left-[7px] size-2.5 -translate-y-1/2 rounded-full border-[1.6px] border-onliv bg-sea",
                timed && size === "line" ? "top-1/3" : "top-1/2",
              )}
            />
            {timed && (
              <span className="relative mr-[3px] self-end">
                <ClockPlate frame={frame} seat={seat} />
              </span>
            )}
            {!timed && size !== "line" && (
              <span
                aria-hidden="true"
                className="ml-4 font-mono text-sm font-bold tracking-[1.5px] text-onliv"
                style={{ writingMode: "vertical-rl", rotate: "180deg" }}
              >
                {livery.code}
              </span>
            )}
          </div>
          <div className={cx("flex min-w-0 flex-1 flex-col px-2.5 py-1.5", size === "tall" ? "gap-1.5" : "gap-[3px]")}>
            <div className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <h3 className="text-base leading-[18px] font-bold">{airline(seat)}</h3>
                <p className="flex items-center gap-1.5 text-sm leading-4 text-quiet">
                  {bot === null && (
                    <span
                      className={cx("size-[7px] shrink-0 rounded-full", DOTS[presence])}
                      title={tell({ key: `tag.${presence}` })}
                    />
                  )}
                  <span className="truncate">{player(seat)}</span>
                  {bot === null ? (
                    <span className="sr-only">{tell({ key: `tag.${presence}` })}</span>
                  ) : (
                    <BotMark level={bot} size={14} />
                  )}
                </p>
              </div>
              <div className="text-right">
                <p
                  className="font-mono text-[24px] leading-6 font-bold"
                  data-testid={hangs ? `score-${seat}` : undefined}
                >
                  {points}
                </p>
                <div className="mt-px h-[15px]">
                  <SeatWord frame={frame} seat={seat} />
                </div>
              </div>
            </div>
            {size !== "line" && (
              <>
                <Planes frame={frame} seat={seat} own={own} />
                <Tokens frame={frame} seat={seat} own={own} />
              </>
            )}
            {(size === "tall" || size === "full") && (
              <FareTicks
                hand={own.hand}
                width={164}
                height={size === "tall" ? 21 : 13}
                label={tell({ key: "tag.hand", values: { cards: own.hand } })}
              />
            )}
            {open && <Holdings frame={frame} own={own} />}
          </div>
        </div>
      </div>
    </article>
  );
}

const Strap = ({ colour }: { readonly colour: string }) => (
  <svg className="absolute top-1/2 -left-[22px] -translate-y-1/2" width="34" height="24" fill="none" aria-hidden="true">
    <path d="M0 3C14 3 20 12 34 12M0 21C14 21 20 12 34 12" stroke={colour} strokeWidth="2.5" />
  </svg>
);

interface PartProps {
  readonly frame: Frame;
  readonly seat: Seat;
  readonly own: SeatTable;
}

function Planes({ frame, seat, own }: PartProps) {
  const { table, tell } = frame;
  const of = PLANES[table.rules.players];
  return (
    <div className="flex h-[18px] items-center">
      <PlaneRow
        seat={seat}
        planes={own.planes.length}
        of={of}
        size={18}
        label={tell({ key: "tag.planes", values: { n: own.planes.length, of, left: own.toPlace } })}
      />
      {own.toPlace > 0 && table.phase === "placePlanes" && (
        <span className="ml-auto text-xs text-quiet" aria-hidden="true">
          {tell({ key: "tag.left", values: { n: own.toPlace } })}
        </span>
      )}
    </div>
  );
}

const TOKENS = [...ANCILLARIES, "flash"] as const satisfies readonly IconName[];

function Tokens({ frame, seat, own }: PartProps) {
  const { table, tell } = frame;
  const europe = table.rules.side === "europe";
  const left = REGIONAL_TOKENS - own.regional.length;
  return (
    <div className="flex h-[18px] items-center gap-1">
      {TOKENS.map((token) => {
        const has = token === "flash" ? own.flashDeal : !own.ancillariesSpent.includes(token);
        return (
          <TokenMark
            key={token}
            token={token}
            has={has}
            label={tell({
              key: has ? "tag.tokenLeft" : "tag.tokenSpent",
              values: { token: { key: `token.${token}` } },
            })}
          />
        );
      })}
      <span className="mx-1 h-3.5 w-px bg-line" />
      <span
        className="flex gap-[3px]"
        role="img"
        aria-label={`${tell({ key: europe ? "tag.hubs" : "tag.permits" })}: ${tell({ key: "tag.left", values: { n: left } })}`}
      >
        {Array.from({ length: REGIONAL_TOKENS }, (_, i) =>
          i >= left ? (
            <span
              key={i}
              className={cx("size-[15px] border border-dashed border-quiet", europe ? "rounded-full" : "rounded-[4px]")}
            />
          ) : europe ? (
            <HubMark key={i} seats={[seat]} size={16} />
          ) : (
            <PermitStamp key={i} seat={seat} size={16} />
          ),
        )}
      </span>
      <span
        className="ml-auto flex items-center gap-0.5 font-mono text-sm"
        title={tell({ key: "tag.cubes", values: { n: own.subsidies } })}
      >
        <Cube size={15} />
        <span aria-hidden="true">{own.subsidies}</span>
        <span className="sr-only">{tell({ key: "tag.cubes", values: { n: own.subsidies } })}</span>
      </span>
    </div>
  );
}

export function TokenMark({
  token,
  has,
  label,
  size = 16,
}: {
  readonly token: IconName;
  readonly has: boolean;
  readonly label: string;
  readonly size?: number;
}) {
  return (
    <span
      className={cx("relative inline-flex", has ? "text-ink" : "text-quiet")}
      role="img"
      aria-label={label}
      title={label}
    >
      <Icon name={token} size={size} stroke={has ? 1.9 : 1.2} />
      {!has && (
        <svg className="absolute inset-0" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M1.5 14.5l13-13" stroke="currentColor" strokeWidth="1.4" />
        </svg>
      )}
    </span>
  );
}

/** Won cards and what else counts, by line. */
function Holdings({ frame, own }: { readonly frame: Frame; readonly own: SeatTable }) {
  const { tell, city, table } = frame;
  const lines = score(own);
  const europe = table.rules.side === "europe";
  const regional = own.regional.map((place) => (europe ? city(place) : routeName(place)));
  return (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 border-t border-line pt-1.5 text-sm [&_dd]:text-right [&_dt]:text-quiet">
      <dt>{tell({ key: "tag.won" })}</dt>
      <dd className="flex flex-wrap justify-end gap-1">
        {own.won.length === 0 && tell({ key: "tag.wonNone" })}
        {own.won.map((fare, i) => (
          <span key={i} className="rounded-sm border border-passedge bg-pass px-1 font-mono leading-4 text-passink">
            {fare}
          </span>
        ))}
      </dd>
      <dt>{tell({ key: "tag.change" })}</dt>
      <dd className="font-mono">{own.change}</dd>
      <dt>{tell({ key: "tag.subsidies" })}</dt>
      <dd className="font-mono">{lines.subsidies}</dd>
      <dt>{tell({ key: "tag.ancillaries" })}</dt>
      <dd className="font-mono">{lines.ancillaries}</dd>
      <dt>{tell({ key: europe ? "tag.hubs" : "tag.permits" })}</dt>
      <dd>{regional.length === 0 ? tell({ key: "tag.none" }) : regional.join(", ")}</dd>
    </dl>
  );
}
