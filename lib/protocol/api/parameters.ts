import { apiRefusal } from "./answers";

const MOST = 100;
const USUAL = 25;

/** How long a page shall be, or the refusal for a length that cannot be. */
export function limitIn(parameters: URLSearchParams): number | Response {
  const given = parameters.get("limit");
  if (given === null) return USUAL;
  const limit = /^\d{1,3}$/.test(given) ? Number(given) : 0;
  return limit >= 1 && limit <= MOST ? limit : apiRefusal(400, `limit is a whole number from 1 to ${MOST}.`, "limit");
}

/** A refusal for the first parameter that is not known: a misspelt filter must not look like one that found everything. */
export function unknownIn(parameters: URLSearchParams, known: readonly string[]): Response | null {
  const unknown = [...parameters.keys()].find((name) => !known.includes(name));
  return unknown === undefined
    ? null
    : apiRefusal(
        400,
        `There is no parameter ${unknown.slice(0, 60)}; there are: ${known.join(", ")}.`,
        unknown.slice(0, 60),
      );
}
