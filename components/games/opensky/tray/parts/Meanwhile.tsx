import type { ReactNode } from "react";
import { BoardingPass } from "@/components/games/opensky/livery/BoardingPass";
import { HubMark } from "@/components/games/opensky/livery/pictures";
import { cx } from "@/components/ui/cx";
import { Sign } from "@/components/ui/Sign";
import { callsignAirport } from "@/lib/engine/opensky/network";
import { callsignDue } from "@/lib/engine/opensky/phases/callsigns";
import { batch } from "@/lib/engine/opensky/phases/draft";
import { PLANES } from "@/lib/engine/opensky/words";
import type { TableSession } from "@/lib/realtime/client/session";
import { marketsOf } from "../insight/markets";
import type { Words } from "../useWords";
import { CallsignList } from "./CallsignList";
import { ServiceMark } from "./ServiceMark";
import { Snake } from "./Snake";
import { WonCard } from "./WonCard";

interface Props {
  readonly session: TableSession;
  readonly words: Words;
  readonly compact: boolean;
}

/** What there is to look at while somebody else decides. */
export function Meanwhile(props: Props) {
  const picture = pictureOf(props);
  if (picture === null) return null;
  return (
    <div className={cx("flex min-w-0 items-center gap-x-6 gap-y-3", props.compact ? "flex-wrap" : "self-center")}>
      {picture}
    </div>
  );
}

function pictureOf(props: Props): ReactNode {
  const { session, words, compact } = props;
  const { view: table } = session;
  const { t, city } = words;
  const asked = table.asked[0];
  switch (table.phase) {
    case "placeCallsign":
      return <CallsignList table={table} due={callsignDue(table)} chosen={null} words={words} />;
    case "placePlanes": {
      if (asked === undefined) return null;
      const passes = Math.ceil(PLANES[table.rules.players] / batch(table.rules));
      return (
        <Snake
          seats={table.rules.players}
          passes={passes}
          pass={table.pass}
          asked={asked}
          label={t("planes.snake", { pass: table.pass + 1, passes })}
          flat={compact}
        />
      );
    }
    case "placeHubs":
      return (
        <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
          {table.seats.map((seat, index) => (
            <li key={index} className="flex items-center gap-2 text-sm">
              <HubMark seats={[index]} size={24} />
              <span className="font-mono">{seat.regional.length === 0 ? "··· ···" : seat.regional.join(" ")}</span>
            </li>
          ))}
        </ul>
      );
    case "chooseMarket":
      return (
        <>
          <ul className="flex gap-2.5" aria-label={t("market.dice")}>
            {table.months.at(-1)?.dice.map((callsign) => (
              <li
                key={callsign}
                className="flex min-w-[96px] flex-col items-center gap-1 rounded-lg border-[1.5px] border-line px-3 py-2.5"
              >
                <Sign>{callsign}</Sign>
                <span className="text-sm">{city(callsignAirport(table, callsign) ?? "")}</span>
              </li>
            ))}
          </ul>
          <Markets {...props} />
        </>
      );
    case "submitFare":
      return <Sealing {...props} />;
    case "leasePlanes":
      return asked === undefined ? null : <Purse {...props} seat={asked} />;
    case "flashDeal":
    case "attachAncillaries":
    case "finished":
      return null;
  }
}

/** The three markets of the dice and who could serve each. */
function Markets({ session, words }: Props) {
  const { view: table, seat } = session;
  const { t } = words;
  return (
    <ul className="flex flex-col gap-1.5" aria-label={t("market.legend")}>
      {marketsOf(table, table.months.at(-1)?.dice ?? []).map(({ callsigns, services }) => (
        <li key={callsigns.join("-")} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="flex items-center gap-1">
            <Sign small>{callsigns[0].slice(0, 1)}</Sign>
            <Sign small>{callsigns[1].slice(0, 1)}</Sign>
          </span>
          {services.every(({ stops }) => stops === null) && (
            <span className="text-sm text-quiet">{t("market.nobody")}</span>
          )}
          {services
            .filter(({ stops }) => stops !== null)
            .map((service) => (
              <ServiceMark key={service.seat} service={service} mine={service.seat === seat} words={words} />
            ))}
        </li>
      ))}
    </ul>
  );
}

/** My pass, if I have sealed one, and how each bidder could fly the market. */
function Sealing({ session, words, compact }: Props) {
  const { view: table, seat } = session;
  const { t, city, list } = words;
  const month = table.months.at(-1);
  if (month === undefined || month.origin === null || month.destination === null) return null;
  const [market] = marketsOf(table, [month.origin, month.destination]);
  const sealed = table.sealed === "declined" ? null : table.sealed;
  const via = sealed?.itinerary.slice(1, -1) ?? [];
  return (
    <>
      {sealed !== null && seat !== null && (
        <BoardingPass
          seat={seat}
          fare={sealed.fare}
          from={sealed.itinerary[0]}
          to={sealed.itinerary.at(-1)}
          foot={via.length === 0 ? t("stops", { stops: 0 }) : t("market.via", { ways: via.join("–") })}
          width={compact ? 84 : 92}
          height={compact ? 104 : 124}
          label={t("waiting.sealedPass", { fare: sealed.fare, stops: via.length, via: list(via.map(city)) })}
        />
      )}
      <div>
        <h3 className="text-sm font-bold">{t("fare.bidders")}</h3>
        <ul className="mt-1 flex flex-col gap-1">
          {market?.services
            .filter((service) => service.stops !== null)
            .map((service) => (
              <li key={service.seat}>
                <ServiceMark service={service} mine={service.seat === seat} words={words} named />
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}

/** What the asked airline could pay a lease with. */
function Purse({ session, words, seat }: Props & { readonly seat: number }) {
  const own = session.view.seats[seat];
  if (own === undefined) return null;
  const { t, airline } = words;
  return (
    <>
      <div className="flex flex-wrap gap-1" aria-hidden="true">
        {own.won.map((card, index) => (
          <WonCard key={index} seat={seat} fare={card} taken={false} />
        ))}
      </div>
      <p className="text-sm">
        {t("waiting.purse", {
          airline: airline(seat),
          cards: words.list(own.won.map(String)),
          count: own.won.length,
          change: own.change,
        })}
      </p>
    </>
  );
}
