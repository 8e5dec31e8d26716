import { z } from "zod";
import { API_PATHS } from "./paths";
import { apiSchemas } from "./schemas";

/** Requests a network may make in a minute. */
export const REQUESTS_A_MINUTE = 120;

const INTRO = `Public games of OpenSky, their records and their players, read-only and without a key.

Lists come in pages: hand \`next\` of one page to \`after\` of the next request; it is null on the last page.
A network may make ${REQUESTS_A_MINUTE} requests a minute. The headers RateLimit-Limit, RateLimit-Remaining and
RateLimit-Reset tell how many are left and in how many seconds there are all again; beyond that the answer is 429 with
Retry-After. Errors are problem details (RFC 9457) and name the parameter that is wrong.

Games by link are not to be found here until one of their players has shared them.`;

/** The API in the words of OpenAPI 3.1. */
export function apiDescription(): object {
  const { schemas } = z.toJSONSchema(apiSchemas, { uri: (id) => `#/components/schemas/${id}` });
  return {
    openapi: "3.1.0",
    info: {
      title: "OpenSky",
      version: "1",
      description: INTRO,
      license: { name: "All rights reserved", url: "/developers" },
    },
    servers: [{ url: "/api/v1" }],
    paths: API_PATHS,
    components: { schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)])) },
  };
}

/** Its place in the description names a schema already. */
function bare(schema: object): object {
  const { $schema: _dialect, $id: _id, id: _name, ...rest } = schema as Record<string, unknown>;
  return rest;
}
