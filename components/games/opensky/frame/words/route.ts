import type { RouteId } from "@/lib/engine/opensky/words";

/** A route as it is written, "AMS–CDG", never broken at the end of a line. */
export const routeName = (route: RouteId): string => route.replace("-", "\u2060–\u2060");
