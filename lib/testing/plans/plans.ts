import type { Database } from "@/lib/db/database";

interface Node {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly Plans?: readonly Node[];
}

/** Every step of the plan that Postgres makes for a statement. */
export async function planOf(
  db: Pick<Database, "query">,
  text: string,
  values: readonly unknown[],
): Promise<readonly Node[]> {
  const [row] = await db.query<{ "QUERY PLAN": readonly { readonly Plan: Node }[] }>(
    "",
    `EXPLAIN (FORMAT JSON) ${text}`,
    values,
  );
  const all = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(all)];
  return (row?.["QUERY PLAN"] ?? []).flatMap(({ Plan }) => all(Plan));
}

/** The tables that a plan reads from end to end. */
export const readWhole = (plan: readonly Node[]): readonly string[] =>
  plan.filter((node) => node["Node Type"] === "Seq Scan").map((node) => node["Relation Name"] ?? "");

/** How often each table has been read from end to end so far, by this one connection and those that are closed. */
export async function wholeReads(db: Pick<Database, "query">): Promise<Readonly<Record<string, number>>> {
  await db.query("", "SELECT pg_stat_force_next_flush()", []);
  const rows = await db.query<{ table: string; times: string }>(
    "",
    `SELECT relname AS "table", seq_scan AS times FROM pg_stat_user_tables`,
    [],
  );
  return Object.fromEntries(rows.map(({ table, times }) => [table, Number(times)]));
}
