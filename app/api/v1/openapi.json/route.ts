import { apiAnswer } from "@/lib/protocol/api/answers";
import { apiDescription } from "@/lib/protocol/api/description";

/** It changes with a new server only. */
const KEPT_SECONDS = 600;

/** The API's own description. */
export const GET = (): Response => apiAnswer(apiDescription(), KEPT_SECONDS);
