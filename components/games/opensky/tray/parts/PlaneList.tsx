import { Cube, PermitStamp, Tail } from "@/components/games/opensky/livery/pictures";
import { LiveryLine, TailMark } from "@/components/games/opensky/livery/marks";
import { Svg } from "@/components/games/opensky/livery/Svg";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { SUBSIDY_POINTS, type RouteId, type Seat } from "@/lib/engine/opensky/words";
import type { PlannedPlane } from "../insight/placing";
import { endsOf, printed, type Words } from "../useWords";

interface Props {
  readonly seat: Seat;
  readonly planes: readonly PlannedPlane[];
  /** Places on the pass; the free ones are outlined. */
  readonly room: number;
  readonly words: Words;
  readonly onTakeBack: (route: RouteId) => void;
}

/** The planes of a composed turn, each with what it takes; any can be taken back. */
export function PlaneList({ seat, planes, room, words, onTakeBack }: Props) {
  const only = planes[0];
  if (room === 1 && only !== undefined) return <OnePlane seat={seat} plane={only} words={words} />;
  const { t, route: routeName } = words;
  const shown = Math.max(planes.length, Math.min(room, 3));
  return (
    <ol className={cx("grid gap-x-4 gap-y-0.5", room > 3 && "sm:grid-cols-2")}>
      {Array.from({ length: shown }, (_, i) => {
        const plane = planes[i];
        if (plane === undefined) {
          return (
            <li key={i} className="flex h-[29px] items-center gap-2 text-sm opacity-70">
              <Tail seat={seat} size={20} ghost />
              {i === planes.length && t("planes.next")}
            </li>
          );
        }
        return (
          <li key={i} className="flex h-[29px] items-center gap-2">
            <Tail seat={seat} size={20} />
            <span className="shrink-0 font-mono text-base font-bold whitespace-nowrap">{printed(plane.route)}</span>
            <span className="flex min-w-0 flex-1 items-center gap-1.5 overflow-hidden text-sm whitespace-nowrap">
              <Takings seat={seat} plane={plane} words={words} brief />
            </span>
            <button
              type="button"
              data-testid={`take-back-${i}`}
              aria-label={t("planes.takeBack", { route: routeName(plane.route) })}
              onClick={() => onTakeBack(plane.route)}
              className="-mr-1.5 grid size-[29px] shrink-0 place-items-center rounded-md hover:bg-passedge/30"
            >
              <Icon name="undo" size={17} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function OnePlane({
  seat,
  plane,
  words,
}: {
  readonly seat: Seat;
  readonly plane: PlannedPlane;
  readonly words: Words;
}) {
  const [from, to] = endsOf(plane.route);
  return (
    <>
      <div className="flex items-center gap-3 @max-[640px]:gap-1.5">
        <span className="font-mono text-3xl font-bold">{from}</span>
        <span className="@max-[640px]:hidden">
          <Flight seat={seat} length={96} />
        </span>
        <span className="hidden @max-[640px]:block">
          <Flight seat={seat} length={40} />
        </span>
        <span className="font-mono text-3xl font-bold">{to}</span>
      </div>
      <div className="mt-1 flex flex-col gap-1 text-sm">
        <Takings seat={seat} plane={plane} words={words} />
      </div>
    </>
  );
}

function Flight({ seat, length }: { readonly seat: Seat; readonly length: number }) {
  return (
    <Svg width={length} height={32}>
      <LiveryLine seat={seat} d={`M4 19H${length - 4}`} />
      <TailMark seat={seat} x={length / 2} y={15} size={27} />
    </Svg>
  );
}

/** What a plane takes, in words, or in brief with the marks. */
function Takings({
  seat,
  plane,
  words,
  brief = false,
}: {
  readonly seat: Seat;
  readonly plane: PlannedPlane;
  readonly words: Words;
  readonly brief?: boolean;
}) {
  const { t, cities } = words;
  const taken = plane.cubes.length * SUBSIDY_POINTS;
  return (
    <>
      {plane.cubes.length > 0 && (
        <span className="flex items-center gap-1.5">
          <Cube size={16} />
          {brief
            ? t("planes.subsidyBrief", { points: taken })
            : t("planes.subsidy", { count: plane.cubes.length, cities: cities(plane.cubes), points: taken })}
        </span>
      )}
      {plane.permit && (
        <span className="flex items-center gap-1.5">
          <PermitStamp seat={seat} size={18} />
          {brief ? t("planes.permitBrief") : t("planes.permit")}
        </span>
      )}
      {!brief && plane.cubes.length === 0 && (
        <span className="flex items-center gap-1.5 opacity-80">
          <Icon name="minus" size={16} />
          {t("planes.noSubsidy")}
        </span>
      )}
      {!brief && plane.crossing && !plane.permit && (
        <span className="flex items-center gap-1.5">
          <Icon name="check" size={16} />
          {t("planes.hasPermit")}
        </span>
      )}
    </>
  );
}
