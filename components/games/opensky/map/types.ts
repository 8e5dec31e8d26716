import type { OpenTable } from "@/lib/engine/opensky/table";
import type { AirportCode, RouteId, Seat } from "@/lib/engine/opensky/words";
import type { Chapter } from "../rule/chapters";

/** Pixels at each edge that panels cover: the board is fitted into the rest. */
export interface MapInset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What may be done on the map now. Everything that is not a choice is there to look at. */
export type MapMode =
  | { readonly kind: "view" }
  /** Pick airports: callsigns and hubs. A pick of a chosen airport is reported too; the caller toggles. */
  | {
      readonly kind: "airports";
      readonly choices: readonly AirportCode[];
      readonly chosen: readonly AirportCode[];
      /** Why an airport that is not a choice cannot be picked, in words; null where there is nothing to say. */
      readonly reason?: ((code: AirportCode) => string | null) | undefined;
      /** The rule behind that. */
      readonly rule?: ((code: AirportCode) => Chapter | null) | undefined;
      /** What the pick brings, in words, said after the airport's name ("takes the letter Bravo"). */
      readonly remark?: ((code: AirportCode) => string | null) | undefined;
      readonly onPick: (code: AirportCode) => void;
    }
  /** Compose planes: `chosen` in order of choice, with repeats. */
  | {
      readonly kind: "routes";
      readonly choices: readonly RouteId[];
      readonly chosen: readonly RouteId[];
      readonly reason?: ((route: RouteId) => string | null) | undefined;
      readonly rule?: ((route: RouteId) => Chapter | null) | undefined;
      /** What a plane there brings, in words ("takes Amsterdam's subsidy"). */
      readonly remark?: ((route: RouteId) => string | null) | undefined;
      readonly onPick: (route: RouteId) => void;
      /** A plane not yet confirmed is tapped, or Delete is pressed on its route, or no more may be added there. */
      readonly onTakeBack: (route: RouteId) => void;
    }
  /** Pick one of `highlights` by its band; `onPick` gets its index there. */
  | { readonly kind: "itineraries"; readonly onPick: (index: number) => void };

/** A band along an itinerary in its airline's colour; the selected one is wide. */
export interface Highlight {
  readonly seat: Seat;
  /** Airport codes from origin to destination. */
  readonly path: readonly AirportCode[];
  readonly selected: boolean;
}

/** A revealed fare, flagged at its stop or on its nonstop line. */
export interface FareFlag {
  readonly seat: Seat;
  readonly fare: number;
  readonly itinerary: readonly AirportCode[];
  readonly leads: boolean;
}

/** Composed but not yet confirmed: drawn as ghosts. */
export interface Planned {
  readonly seat: Seat;
  /** One entry a plane. */
  readonly routes: readonly RouteId[];
  readonly hubs: readonly AirportCode[];
  /** A callsign about to be placed. */
  readonly callsign?: { readonly index: number; readonly airport: AirportCode } | undefined;
}

export interface BoardMapProps {
  readonly table: OpenTable;
  /** The reader's seat; null for a spectator. */
  readonly me: Seat | null;
  readonly inset: MapInset;
  readonly mode: MapMode;
  /** Kept in view; on small screens the map comes closer to them. */
  readonly focus?: readonly AirportCode[] | undefined;
  readonly highlights?: readonly Highlight[] | undefined;
  readonly flags?: readonly FareFlag[] | undefined;
  readonly planned?: Planned | undefined;
  /** City names under the codes. */
  readonly names?: boolean | undefined;
  /** No controls, no zoom, no words for screen readers: a picture (home page, little previews). */
  readonly picture?: boolean | undefined;
}
