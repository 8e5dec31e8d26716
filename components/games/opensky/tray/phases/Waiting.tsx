import { Badge } from "@/components/games/opensky/livery/pictures";
import { chapterOf } from "@/components/games/opensky/rule/chapters";
import { Icon } from "@/components/ui/Icon";
import { callsignDue } from "@/lib/engine/opensky/phases/callsigns";
import type { Seat } from "@/lib/engine/opensky/words";
import { isAutomated } from "@/lib/protocol/life";
import type { TableSession } from "@/lib/realtime/client/session";
import { marketEnds } from "../insight/threats";
import { Meanwhile } from "../parts/Meanwhile";
import { TrayLayout } from "../parts/TrayLayout";
import type { Words } from "../useWords";

interface Props {
  readonly session: TableSession;
  readonly words: Words;
  readonly compact: boolean;
}

/** Nothing to decide now: who is asked, what for, and what I have done already. */
export function Waiting({ session, words, compact }: Props) {
  const { view: table, seat } = session;
  const { t, player, list } = words;
  const asked = table.asked;
  const who = { players: list(asked.map(player)), count: asked.length };
  const month = table.months.at(-1);
  return (
    <TrayLayout
      compact={compact}
      title={title({ session, words }, who)}
      why={why({ session, words })}
      rule={chapterOf(table.phase)}
      aside={
        asked.length === 0 && session.saved === null ? undefined : (
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {session.saved !== null && (
              <li data-testid="saved" className="flex items-center gap-1 text-sm font-bold text-accent">
                <Icon name="check" size={15} stroke={2.6} />
                <span>{t("saved")}</span>
              </li>
            )}
            {(table.phase === "submitFare" ? (month?.bidders ?? []) : asked).map((other) => (
              <li key={other} className="flex items-center gap-1.5 text-sm">
                <Badge seat={other} size={20} />
                <span>{other === seat ? t("you") : player(other)}</span>
                {asked.includes(other) ? (
                  <Icon name="dots" size={16} className="text-quiet" />
                ) : (
                  <Icon name="check" size={15} stroke={2.6} className="text-accent" />
                )}
                <span className="sr-only">{t(asked.includes(other) ? "waiting.thinking" : "waiting.answered")}</span>
              </li>
            ))}
          </ul>
        )
      }
    >
      <Meanwhile session={session} words={words} compact={compact} />
    </TrayLayout>
  );
}

interface Telling {
  readonly session: TableSession;
  readonly words: Words;
}

function title({ session, words }: Telling, who: { readonly players: string; readonly count: number }): string {
  const { view: table } = session;
  const { t, city } = words;
  switch (table.phase) {
    case "placeCallsign":
      return t("waiting.title.placeCallsign", { ...who, callsign: callsignDue(table) ?? "" });
    case "placePlanes":
      return t("waiting.title.placePlanes", { ...who, planes: table.due });
    case "submitFare": {
      const [from, to] = marketEnds(table) ?? ["", ""];
      return t("waiting.title.submitFare", { ...who, from: city(from), to: city(to) });
    }
    case "placeHubs":
    case "chooseMarket":
    case "flashDeal":
    case "attachAncillaries":
    case "leasePlanes":
      return t(`waiting.title.${table.phase}`, who);
    case "finished":
      return t("waiting.title.finished");
  }
}

function why({ session, words }: Telling): string {
  const { view: table, seat, life } = session;
  const { t, city } = words;
  const month = table.months.at(-1);
  const own = seat === null ? undefined : life.seats[seat];
  if (own !== undefined && isAutomated(own)) return t(own.resigned ? "waiting.why.resigned" : "waiting.why.standIn");
  switch (table.phase) {
    case "placeCallsign":
      return t("waiting.why.placeCallsign");
    case "placePlanes":
      return turnsUntil(session) === null
        ? t("waiting.why.placePlanes")
        : t("waiting.why.placePlanesYou", { turns: turnsUntil(session) ?? 0 });
    case "placeHubs":
      return t("waiting.why.placeHubs");
    case "chooseMarket":
      return t("waiting.why.chooseMarket");
    case "submitFare": {
      if (seat === null) return t("waiting.why.submitFareWatch");
      if (month?.bidders.includes(seat) !== true) return t("waiting.why.submitFareCannot");
      if (table.sealed === null || table.sealed === "declined") return t("waiting.why.submitFareDeclined");
      const via = table.sealed.itinerary.slice(1, -1).map(city);
      return t("waiting.why.submitFareSealed", {
        fare: table.sealed.fare,
        stops: via.length,
        via: words.list(via),
      });
    }
    case "flashDeal": {
      const bid = month?.inPlay.find((other) => other.seat === table.asked[0]);
      return t("waiting.why.flashDeal", { fare: bid?.fare ?? 0 });
    }
    case "attachAncillaries": {
      const bid = month?.inPlay.find((other) => other.seat === table.asked[0]);
      return t("waiting.why.attachAncillaries", { fare: bid?.fare ?? 0 });
    }
    case "leasePlanes":
      return t("waiting.why.leasePlanes");
    case "finished":
      return t("waiting.why.finished");
  }
}

/** How many draft turns pass before the viewer places again this season; null for a spectator, or if it does not. */
function turnsUntil({ view: table, seat }: TableSession): number | null {
  const asked = table.asked[0];
  if (seat === null || asked === undefined || (table.seats[seat]?.toPlace ?? 0) === 0) return null;
  const players = table.rules.players;
  const place = (pass: number, who: Seat) => pass * players + (pass % 2 === 0 ? who : players - 1 - who);
  const now = place(table.pass, asked);
  const mine = [table.pass, table.pass + 1].map((pass) => place(pass, seat)).find((turn) => turn > now);
  return mine === undefined ? null : mine - now;
}
