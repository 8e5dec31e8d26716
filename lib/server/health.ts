import type { Database } from "@/lib/db/database";
import { lackedMigrations } from "@/lib/db/migrate";

/** Why no visitors should be sent here; null: they may come. */
export type Unready = "draining" | "database" | "migrations";

const ANSWER_WITHIN_MS = 2_000;

/** Whether a load balancer may send visitors to this server. */
export class Health {
  draining = false;

  constructor(
    private readonly database: Database,
    private readonly migrations: string,
  ) {}

  async unready(): Promise<Unready | null> {
    if (this.draining) {
      return "draining";
    }
    try {
      const lacked = await within(ANSWER_WITHIN_MS, lackedMigrations(this.database, this.migrations));
      return lacked.length > 0 ? "migrations" : null;
    } catch {
      return "database";
    }
  }
}

function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("too late")), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
