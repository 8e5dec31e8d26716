import { apiRefusal } from "@/lib/protocol/api/answers";

/** What is not described is not there. */
export const GET = (): Response =>
  apiRefusal(404, "The API has no such path; /api/v1/openapi.json describes those it has.");
