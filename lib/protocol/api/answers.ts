import type { ApiProblem } from "./schemas";

/** Anybody's page may read what everybody may know; nothing here depends on who asks. */
const FOR_ALL = { "Access-Control-Allow-Origin": "*" };

/** An answer of the API, which others may keep for so many seconds. */
export const apiAnswer = (data: object, seconds: number, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(data, { headers: { ...FOR_ALL, "Cache-Control": `public, max-age=${seconds}`, ...headers } });

const TITLES = {
  400: "A parameter is wrong",
  404: "There is no such thing",
  429: "Too many requests",
} as const;

export type ProblemStatus = keyof typeof TITLES;

export const apiProblemOf = (status: ProblemStatus, detail: string, parameter?: string): ApiProblem => ({
  type: "about:blank",
  title: TITLES[status],
  status,
  detail,
  ...(parameter !== undefined && { parameter }),
});

export const PROBLEM_TYPE = "application/problem+json";

/** A refusal of the API. */
export const apiRefusal = (status: ProblemStatus, detail: string, parameter?: string): Response =>
  new Response(JSON.stringify(apiProblemOf(status, detail, parameter)), {
    status,
    headers: { ...FOR_ALL, "Content-Type": PROBLEM_TYPE, "Cache-Control": "no-store" },
  });
