import type { EventView } from "@/lib/engine/opensky/events";
import { legs } from "@/lib/engine/opensky/boards";
import { ANCILLARY_POINTS } from "@/lib/engine/opensky/words";
import type { AirportCode, Bid, Callsign, RouteId, Seat } from "@/lib/engine/opensky/words";
import { crowd, who, type Cast } from "./cast";
import { bestSeats } from "./ending";
import type { Message, MessageValue } from "./message";
import { routeName } from "./route";
import { wayOf } from "./stops";

/** One happening in words. `seat` gives the emblem beside it; `signs` are callsigns shown as signs after the words. */
export interface LogLine {
  readonly seat: Seat | null;
  /** Said before it: why the room acted. */
  readonly lead?: Message;
  readonly say: Message;
  readonly signs?: readonly Callsign[];
  readonly details?: readonly LogDetail[];
}

export interface LogDetail {
  readonly seat?: Seat;
  readonly say: Message;
  readonly signs?: readonly Callsign[];
}

/** What a sentence may need from earlier events. */
export interface Story {
  readonly cast: Cast;
  readonly players: number;
  city(code: AirportCode): string;
  /** The airport of each callsign as placed so far. */
  readonly callsigns: Readonly<Partial<Record<Callsign, AirportCode>>>;
  /** Fares in play in the running month. */
  readonly inPlay: readonly Bid[];
  /** Seats that have resigned: they do not win. */
  readonly resigned: readonly Seat[];
}

/** The words of an event, or null for one that only moves the turn on: the asked line speaks of those. */
export function logLine(event: EventView, story: Story): LogLine | null {
  const { cast, city } = story;
  switch (event.type) {
    case "callsignPlaced":
      return {
        seat: event.seat,
        say: { key: "callsignPlaced", values: { ...who(cast, event.seat), city: city(event.airport) } },
        signs: [event.callsign],
      };
    case "callsignsDrawn":
      return {
        seat: null,
        say: { key: "callsignsDrawn", values: { cities: event.airports.map(city) } },
      };
    case "seasonBegan":
      return {
        seat: null,
        say: { key: `seasonBegan.${event.season === 1 ? "summer" : "winter"}`, values: { planes: event.planes } },
      };
    case "planesPlaced":
      return {
        seat: event.seat,
        say: {
          key: "planesPlaced",
          values: { ...who(cast, event.seat), n: event.routes.length, routes: routeList(event.routes) },
        },
        details: gains(event.cubes, event.permits, city),
      };
    case "hubsPlaced":
      return {
        seat: event.seat,
        say: { key: "hubsPlaced", values: { ...who(cast, event.seat), cities: event.airports.map(city) } },
      };
    case "diceRolled":
      return {
        seat: event.roller,
        say: { key: "diceRolled", values: { ...who(cast, event.roller), rolls: event.rolls.length } },
        signs: event.rolls.at(-1) ?? [],
      };
    case "marketChosen":
      return {
        seat: event.seat,
        say: {
          key: "marketChosen",
          values: { ...who(cast, event.seat), from: place(story, event.origin), to: place(story, event.destination) },
        },
        signs: [event.origin, event.destination],
        details: servers(event.bidders, story),
      };
    case "fareSealed":
      return {
        seat: event.seat,
        say: { key: "fareSealed", values: { ...who(cast, event.seat), fare: event.fare, way: wayOf(event.itinerary) } },
      };
    case "fareDeclined":
      return { seat: event.seat, say: { key: "fareDeclined", values: who(cast, event.seat) } };
    case "fareAnswered":
      return { seat: event.seat, say: { key: "fareAnswered", values: who(cast, event.seat) } };
    case "faresRevealed":
      return {
        seat: null,
        say: { key: "faresRevealed", values: { n: event.bids.length } },
        details: [
          ...event.bids.map((bid) => ({ seat: bid.seat, say: bidWords(bid, cast) })),
          ...leads(event.leaders, event.bids, cast),
        ],
      };
    case "flashDealPlayed": {
      const before = story.inPlay.find((bid) => bid.seat === event.seat);
      const after = story.inPlay.map((bid) => (bid.seat === event.seat ? { ...bid, fare: event.fare } : bid));
      return {
        seat: event.seat,
        say: {
          key: "flashDealPlayed",
          values: { ...who(cast, event.seat), fare: event.fare, before: before?.fare ?? 0 },
        },
        details: leads(event.leaders, after, cast),
      };
    }
    case "flashDealDeclined":
      return { seat: event.seat, say: { key: "flashDealDeclined", values: who(cast, event.seat) } };
    case "ancillariesAttached":
      return {
        seat: event.seat,
        say: {
          key: event.tokens.length === 0 ? "ancillariesNone" : "ancillariesAttached",
          values: {
            ...who(cast, event.seat),
            tokens: event.tokens.map((token): Message => ({ key: `token.${token}` })),
            price:
              (story.inPlay.find((bid) => bid.seat === event.seat)?.fare ?? 0) + ANCILLARY_POINTS * event.tokens.length,
          },
        },
      };
    case "priceDieRolled":
      return {
        seat: null,
        say: {
          key: event.accepted ? "priceAccepted" : "priceRefused",
          values: { face: event.face, price: event.price },
        },
      };
    case "marketSettled":
      return settled(event, cast);
    case "planesLeased":
      return {
        seat: event.seat,
        say: {
          key: "planesLeased",
          values: { ...who(cast, event.seat), n: event.routes.length, routes: routeList(event.routes) },
        },
        details: [
          event.cards.length > 0
            ? {
                say: {
                  key: "cardsBack",
                  values: { ...who(cast, event.seat), n: event.cards.length, cards: event.cards, change: event.change },
                },
              }
            : { say: { key: "paidWithChange", values: { change: event.change } } },
          ...gains(event.cubes, event.permits, city),
        ],
      };
    case "leaseDeclined":
      return { seat: event.seat, say: { key: "leaseDeclined", values: who(cast, event.seat) } };
    case "gameEnded": {
      const winners = story.resigned.length === 0 ? event.winners : bestSeats(event.scores, story.resigned);
      return {
        seat: winners.length === 1 ? (winners[0] ?? null) : null,
        say: {
          key: "gameEnded",
          values: { ...crowd(cast, winners), points: event.scores[winners[0] ?? 0] ?? 0 },
        },
        details: event.scores.map((points, seat) => ({
          seat,
          say: { key: "score", values: { ...who(cast, seat), points } },
        })),
      };
    }
    case "seatsAsked":
      return null;
  }
}

const place = (story: Story, callsign: Callsign): string => {
  const code = story.callsigns[callsign];
  return code === undefined ? callsign : story.city(code);
};

const bidWords = (bid: Bid, cast: Cast): Message => ({
  key: "bid",
  values: { ...who(cast, bid.seat), fare: bid.fare, way: wayOf(bid.itinerary) },
});

/** Routes in the order in which they were named, each once with its number. */
function routeList(routes: readonly RouteId[]): readonly MessageValue[] {
  const counts = new Map<RouteId, number>();
  for (const route of routes) counts.set(route, (counts.get(route) ?? 0) + 1);
  return [...counts].map(([route, n]): Message => ({ key: "route", values: { route: routeName(route), n } }));
}

function gains(cubes: readonly AirportCode[], permits: readonly RouteId[], city: Story["city"]): readonly LogDetail[] {
  return [
    ...(cubes.length > 0 ? [{ say: { key: "cubes", values: { n: cubes.length, cities: cubes.map(city) } } }] : []),
    ...(permits.length > 0
      ? [{ say: { key: "permits", values: { n: permits.length, routes: permits.map(routeName) } } }]
      : []),
  ];
}

/** Said only where not everybody can serve the market. */
function servers(bidders: readonly Seat[], { cast, players }: Story): readonly LogDetail[] {
  if (bidders.length === players) return [];
  return [{ say: { key: "servers", values: crowd(cast, bidders, "inside") } }];
}

function leads(leaders: readonly Seat[], bids: readonly Bid[], cast: Cast): readonly LogDetail[] {
  const first = bids.find((bid) => leaders.includes(bid.seat));
  if (first === undefined) return [];
  return [{ say: { key: "leads", values: { ...crowd(cast, leaders), fare: first.fare } } }];
}

function settled(event: Extract<EventView, { type: "marketSettled" }>, cast: Cast): LogLine {
  const { winners, ancillaries, end } = event;
  const seats = winners.map((bid) => bid.seat);
  const fare = winners[0]?.fare ?? 0;
  const planes = winners.reduce((sum, bid) => sum + legs(bid.itinerary).length, 0);
  return {
    seat: seats.length === 1 ? (seats[0] ?? null) : null,
    say: {
      key: `settled.${end}`,
      values: {
        ...crowd(cast, seats),
        fare,
        tokens: ancillaries.map((token): Message => ({ key: `token.${token}` })),
        points: fare + ANCILLARY_POINTS * ancillaries.length,
      },
    },
    ...(planes > 0 ? { details: [{ say: { key: "planesLeave", values: { n: planes } } }] } : {}),
  };
}
