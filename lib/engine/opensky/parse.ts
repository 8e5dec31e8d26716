import type { RuleError } from "../core/game";
import { err, ok, type Err, type Result } from "../core/result";
import type { Command, CommandType } from "./commands";
import { ANCILLARIES, CALLSIGNS } from "./words";

type Check = (value: unknown) => boolean;
type FieldsOf<T extends CommandType> = Exclude<keyof Extract<Command, { type: T }>, "type" | "seat">;

const isText: Check = (value) => typeof value === "string";
const isWhole: Check = (value) => Number.isInteger(value);
const isCallsign: Check = (value) => (CALLSIGNS as readonly unknown[]).includes(value);
const isAncillary: Check = (value) => (ANCILLARIES as readonly unknown[]).includes(value);
const listOf =
  (item: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(item);
const noTwin: Check = (value) => Array.isArray(value) && new Set(value).size === value.length;
const both =
  (first: Check, second: Check): Check =>
  (value) =>
    first(value) && second(value);
const notEmpty: Check = (value) => Array.isArray(value) && value.length > 0;

// Section 8, `malformed`: what can be said of a command without looking at the phase.
const SHAPES: { readonly [T in CommandType]: { readonly [F in FieldsOf<T>]: Check } } = {
  placeCallsign: { airport: isText },
  placePlanes: { routes: listOf(isText) },
  placeHubs: { airports: both(listOf(isText), noTwin) },
  chooseMarket: { origin: isCallsign, destination: isCallsign },
  submitFare: { fare: isWhole, itinerary: listOf(isText) },
  declineFare: {},
  flashDeal: { fare: isWhole },
  declineFlashDeal: {},
  attachAncillaries: { tokens: both(listOf(isAncillary), noTwin) },
  leasePlanes: { cards: listOf(isWhole), routes: both(listOf(isText), notEmpty) },
  declineLease: {},
};
const CHECKS: ReadonlyMap<unknown, readonly (readonly [string, Check])[]> = new Map(
  Object.entries(SHAPES).map(([type, shape]) => [type, Object.entries(shape)]),
);

const malformed = (field?: string): Err<RuleError<"malformed">> =>
  err(field === undefined ? { code: "malformed" } : { code: "malformed", field });

/** Reads a command that came from outside, for a game with `seats` seats. */
export function parseCommand(input: unknown, seats: number): Result<Command, RuleError<"malformed">> {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return malformed();
  const given = input as Readonly<Record<string, unknown>>;
  const checks = CHECKS.get(given["type"]);
  if (checks === undefined) return malformed("type");
  const seat = given["seat"];
  if (typeof seat !== "number" || !Number.isInteger(seat) || seat < 0 || seat >= seats) return malformed("seat");
  // Adding 0 turns -0, which JSON does not keep, into 0.
  const clean: Record<string, unknown> = { type: given["type"], seat: seat + 0 };
  for (const [field, check] of checks) {
    const value = given[field];
    if (!check(value)) return malformed(field);
    clean[field] = value;
  }
  for (const field of Object.keys(given)) if (!Object.hasOwn(clean, field)) return malformed(field);
  // SHAPES has every field of every command, so what passed its checks is one.
  return ok(clean as Command);
}
