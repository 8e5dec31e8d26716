import { z } from "zod";

const port = z.coerce.number("a number from 0 to 65535").int().min(0).max(65_535);
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: "an address as postgresql://user:password@host:5432/database" });
const redisUrl = z.url({ protocol: /^rediss?$/, error: "an address as redis://host:6379" });
const webUrl = z.url({ protocol: /^https?$/, error: "an address as https://opensky.example" });

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"] as const;

const schema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"], "development or production").default("development"),
    PORT: port.default(3000),
    HOST: z.string().min(1).default("0.0.0.0"),
    DATABASE_URL: postgresUrl.optional(),
    DATA_DIR: z.string().min(1).default("data"),
    PUBLIC_URL: webUrl.optional(),
    NEXTAUTH_SECRET: z.string().min(32, "at least 32 characters").optional(),
    REDIS_URL: redisUrl.optional(),
    TRUST_PROXY: z.coerce.number("how many proxies stand in front, from 0 to 9").int().min(0).max(9).default(0),
    LOG_LEVEL: z.enum(LOG_LEVELS, LOG_LEVELS.join(", ")).default("info"),
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  })
  .refine((env) => env.REDIS_URL === undefined || env.DATABASE_URL !== undefined, {
    path: ["REDIS_URL"],
    message: "joins several servers, which need DATABASE_URL: the embedded database is one server's own",
  })
  .refine((env) => env.DATABASE_URL === undefined || env.NEXTAUTH_SECRET !== undefined, {
    path: ["NEXTAUTH_SECRET"],
    message: "needed beside DATABASE_URL, the same for every server: 32 or more random characters",
  });

export interface Environment {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Null: the embedded database of the data folder. */
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  /** Where the site is reached from outside, if that is fixed. */
  readonly publicUrl: URL | null;
  /** Null: the one that is kept in the data folder. */
  readonly secret: string | null;
  /** What joins several servers; null: Postgres itself, or nothing with the embedded database. */
  readonly redisUrl: string | null;
  /** How many proxies in front say truly whom they pass on; 0: nobody is believed. */
  readonly trustedProxies: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Where the metrics are served, apart from the pages; null: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
}

export type EnvironmentCheck =
  | { readonly ok: true; readonly value: Environment }
  | { readonly ok: false; readonly error: readonly string[] };

/** The environment, or one line for each variable that is wrong. An empty variable counts as not set. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): EnvironmentCheck {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const checked = schema.safeParse(set);
  if (!checked.success) {
    return { ok: false, error: checked.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) };
  }
  const env = checked.data;
  return {
    ok: true,
    value: {
      production: env.NODE_ENV === "production",
      port: env.PORT,
      host: env.HOST,
      databaseUrl: env.DATABASE_URL ?? null,
      dataFolder: env.DATA_DIR,
      publicUrl: env.PUBLIC_URL === undefined ? null : new URL(env.PUBLIC_URL),
      secret: env.NEXTAUTH_SECRET ?? null,
      redisUrl: env.REDIS_URL ?? null,
      trustedProxies: env.TRUST_PROXY,
      logLevel: env.LOG_LEVEL,
      metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    },
  };
}
