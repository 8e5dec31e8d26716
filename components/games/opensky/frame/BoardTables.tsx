import { useTranslations } from "next-intl";
import { memo, useLayoutEffect, useRef, type ReactNode } from "react";
import { boardOf } from "@/lib/engine/opensky/boards";
import { score } from "@/lib/engine/opensky/score";
import { CALLSIGNS } from "@/lib/engine/opensky/words";
import { Icon } from "@/components/ui/Icon";
import { cx } from "@/components/ui/cx";
import { marketRows } from "./access/market-rows";
import { tokensLeft } from "./slips";
import type { Frame } from "./useFrame";
import { routeName } from "./words/route";

interface Props {
  readonly frame: Frame;
  /** On screen, or for screen readers alone. */
  readonly shown: boolean;
  readonly onClose: () => void;
}

/** All that the map and the tags show, as tables: always there for screen readers, on screen when asked for. */
export const BoardTables = memo(function BoardTables({ frame, shown, onClose }: Props) {
  const { table, tell, airline, player, city } = frame;
  const t = useTranslations("opensky-access");
  const markets = marketRows(frame, t);
  const closing = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!shown) return;
    // Whoever opened the tables finds the place again where they were.
    const before = document.activeElement;
    closing.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [shown]);
  const board = boardOf(table.rules);
  const europe = table.rules.side === "europe";
  const count = (seat: number, route: string): number =>
    table.seats[seat]?.planes.filter((plane) => plane === route).length ?? 0;
  const none = tell({ key: "tables.none" });
  const list = (items: readonly string[]): string => (items.length === 0 ? none : items.join(", "));
  const fliers = (route: string): string =>
    list(
      table.seats.flatMap((_, seat) => {
        const n = count(seat, route);
        return n === 0 ? [] : [tell({ key: "tables.planesOf", values: { airline: airline(seat), n } })];
      }),
    );
  const holders = (place: string): string =>
    list(table.seats.flatMap((own, seat) => (own.regional.includes(place) ? [airline(seat)] : [])));
  const networkOf = (planes: readonly string[]): string =>
    list(
      [...new Set(planes)].map((route) => `${routeName(route)} ×${planes.filter((plane) => plane === route).length}`),
    );

  return (
    <section
      aria-label={tell({ key: "tables.title" })}
      className={cx(
        shown
          ? "absolute inset-x-3 top-16 bottom-3 z-40 overflow-auto rounded-lg border border-line bg-panel p-4 shadow-tag"
          : "sr-only",
      )}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // What is composed behind the tables stays as it is.
        event.preventDefault();
        event.nativeEvent.stopPropagation();
        onClose();
      }}
      data-testid="board-tables"
    >
      {shown && (
        <button
          type="button"
          ref={closing}
          aria-label={tell({ key: "tables.close" })}
          onClick={onClose}
          className="float-right grid size-11 place-items-center rounded-md hover:bg-wallet"
        >
          <Icon name="cross" size={20} />
        </button>
      )}
      <h2 className="text-lg font-bold">{tell({ key: "tables.title" })}</h2>
      <div className="mt-2 grid gap-6 lg:grid-cols-2">
        <Sheet
          caption={tell({ key: "tables.standings" })}
          heads={["airline", "score", "hand", "won", "tokens", "network", europe ? "hubs" : "permits"].map((key) =>
            tell({ key: `tables.${key}` }),
          )}
          rows={table.seats.map((own, seat) => [
            `${airline(seat)}, ${player(seat)}`,
            String(score(own).total),
            list(own.hand.map(String)),
            list(own.won.map(String)),
            list([
              ...tokensLeft(table, seat).map((token) => tell({ key: `token.${token}` })),
              ...(own.flashDeal ? [tell({ key: "token.flash" })] : []),
            ]),
            networkOf(own.planes),
            list(own.regional.map((place) => (europe ? city(place) : routeName(place)))),
          ])}
        />
        <Sheet caption={t("network.title")} {...markets} />
        <Sheet
          caption={tell({ key: "tables.airports" })}
          heads={["airport", "callsign", "cube", ...(europe ? ["hubs"] : [])].map((key) =>
            tell({ key: `tables.${key}` }),
          )}
          rows={board.airports.map(({ code }) => {
            const sign = CALLSIGNS[table.callsigns.indexOf(code)];
            return [
              `${city(code)} (${code})`,
              sign ?? none,
              table.cubes.includes(code) ? tell({ key: "tables.cubeYes" }) : none,
              ...(europe ? [holders(code)] : []),
            ];
          })}
        />
        <Sheet
          caption={tell({ key: "tables.routes" })}
          heads={["route", "planes", ...(europe ? [] : ["permits"])].map((key) => tell({ key: `tables.${key}` }))}
          rows={board.routes.map(({ id, ends }) => [
            `${ends.map(city).join(" – ")} (${routeName(id)})`,
            fliers(id),
            ...(europe ? [] : [holders(id)]),
          ])}
        />
      </div>
    </section>
  );
});

interface SheetProps {
  readonly caption: string;
  readonly heads: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[];
}

function Sheet({ caption, heads, rows }: SheetProps) {
  return (
    <table className="w-full border-collapse self-start text-left text-sm">
      <caption className="mb-1 text-left text-base font-bold">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-quiet">
          {heads.map((head) => (
            <th key={head} scope="col" className="py-1 pr-3 font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="border-b border-line align-top">
            <Cell head>{name}</Cell>
            {cells.map((cell, i) => (
              <Cell key={i}>{cell}</Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Cell = ({ head = false, children }: { readonly head?: boolean; readonly children: ReactNode }) =>
  head ? (
    <th scope="row" className="py-1 pr-3 font-normal">
      {children}
    </th>
  ) : (
    <td className="py-1 pr-3">{children}</td>
  );
