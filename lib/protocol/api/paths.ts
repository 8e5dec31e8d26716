/** The API's paths as its description lists them. A new resource adds its schema, its path here and its route. */

const answer = (description: string, schema: string) => ({
  description,
  content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } },
});
const problem = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

const TOO_MANY = {
  ...problem("Too many requests from this network."),
  headers: {
    "Retry-After": { description: "Seconds until the next request is answered.", schema: { type: "integer" } },
  },
};
const NOT_FOUND = problem("There is none of this id that everybody may see.");

const inQuery = (name: string, description: string, schema: object) => ({ name, in: "query", description, schema });
const inPath = (name: string, description: string) => ({
  name,
  in: "path",
  required: true,
  description,
  schema: { type: "string" },
});

/** Pages of every list. */
const PAGING = [
  inQuery("after", "The cursor `next` of the page before.", { type: "string" }),
  inQuery("limit", "At most so many.", { type: "integer", minimum: 1, maximum: 100, default: 25 }),
];

const day = { type: "string", format: "date" };

export const API_PATHS = {
  "/games": {
    get: {
      operationId: "listGames",
      summary: "Public games, finished and running",
      parameters: [
        inQuery("player", "Somebody who sat there: a player's id, or a name in any case.", {
          type: "string",
          maxLength: 60,
        }),
        inQuery("opponent", "Somebody else who sat there; only beside `player`.", { type: "string", maxLength: 60 }),
        inQuery("side", "The map.", { type: "string", enum: ["europe", "north-america"] }),
        inQuery("edition", "The rules' edition.", { type: "integer", enum: [1, 2] }),
        inQuery("players", "How many airlines.", { type: "integer", enum: [2, 3, 4] }),
        inQuery("status", "Games that run, or that are over.", { type: "string", enum: ["running", "finished"] }),
        inQuery("rated", "Whether the result counts for ratings.", { type: "string", enum: ["yes", "no"] }),
        inQuery("pace", "The clocks.", { type: "string", enum: ["none", "live", "fast"] }),
        inQuery("result", "How it ended for `player`; only beside it.", {
          type: "string",
          enum: ["won", "shared", "lost"],
        }),
        inQuery("from", "Begun on this day (UTC) or later.", day),
        inQuery("to", "Begun on this day (UTC) or earlier.", day),
        inQuery("order", "By when they began.", { type: "string", enum: ["newest", "oldest"], default: "newest" }),
        ...PAGING,
      ],
      responses: { 200: answer("A page of games.", "Games"), 400: problem("A parameter is wrong."), 429: TOO_MANY },
    },
  },
  "/games/{gameId}": {
    get: {
      operationId: "getGame",
      summary: "One public game",
      parameters: [inPath("gameId", "The game's id, as in its address.")],
      responses: { 200: answer("The game.", "Game"), 404: NOT_FOUND, 429: TOO_MANY },
    },
  },
  "/games/{gameId}/record": {
    get: {
      operationId: "getRecord",
      summary: "The record of a finished public game",
      parameters: [inPath("gameId", "The game's id, as in its address.")],
      responses: { 200: answer("The record.", "Record"), 404: NOT_FOUND, 429: TOO_MANY },
    },
  },
  "/players/{playerId}": {
    get: {
      operationId: "getPlayer",
      summary: "A player of public games",
      parameters: [inPath("playerId", "The player's id, as games name it.")],
      responses: { 200: answer("The player.", "Player"), 404: NOT_FOUND, 429: TOO_MANY },
    },
  },
  "/leaderboards": {
    get: {
      operationId: "getLeaderboard",
      summary: "The strongest players of rated games",
      parameters: [
        inQuery("pool", "Games of two airlines, or of three and four.", { type: "string", enum: ["two", "more"], default: "two" }),
        inQuery("side", "The map, or all.", { type: "string", enum: ["all", "europe", "north-america"], default: "all" }),
        inQuery("period", "All time, or a season of three months: 2026-4 is October to December.", {
          type: "string",
          pattern: "^(all|\\d{4}-[1-4])$",
          default: "all",
        }),
        ...PAGING,
      ],
      responses: { 200: answer("A page of players.", "Leaderboard"), 400: problem("A parameter is wrong."), 429: TOO_MANY },
    },
  },
} as const;
