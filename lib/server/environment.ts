import { z } from "zod";
import type { Service, ServiceKeys } from "@/lib/auth/accounts/accounts";
import type { PostOffice } from "@/lib/mail/postman";

const port = z.coerce.number("a number from 0 to 65535").int().min(0).max(65_535);
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: "an address as postgresql://user:password@host:5432/database" });
const redisUrl = z.url({ protocol: /^rediss?$/, error: "an address as redis://host:6379" });
const smtpUrl = z.url({ protocol: /^smtps?$/, error: "an address as smtp://user:password@mail.example:587" });
const webUrl = z.url({ protocol: /^https?$/, error: "an address as https://opensky.example" });

const key = z.string().min(1);

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
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: z.string().regex(/^[^\r\n]*@[^\r\n]*$/, "an address as OpenSky <post@opensky.example>").optional(),
    GOOGLE_CLIENT_ID: key.optional(),
    GOOGLE_CLIENT_SECRET: key.optional(),
    GITHUB_CLIENT_ID: key.optional(),
    GITHUB_CLIENT_SECRET: key.optional(),
    DISCORD_CLIENT_ID: key.optional(),
    DISCORD_CLIENT_SECRET: key.optional(),
    PSEUDO_LANGUAGE: z.enum(["on", "off"], "on or off").default("off"),
    BOT_DELAY: z.enum(["on", "off"], "on or off").default("on"),
  })
  .superRefine((env, check) => {
    const together = (one: keyof typeof env, other: keyof typeof env, why: string) => {
      if (env[one] !== undefined && env[other] === undefined) {
        check.addIssue({ code: "custom", path: [other], message: `needed beside ${one}${why}` });
      }
    };
    together("SMTP_URL", "MAIL_FROM", ": who the mails are from");
    together("SMTP_URL", "PUBLIC_URL", ": links in mails must lead to the site, whatever a visitor calls it");
    for (const service of ["GOOGLE", "GITHUB", "DISCORD"] as const) {
      together(`${service}_CLIENT_ID`, `${service}_CLIENT_SECRET`, "");
      together(`${service}_CLIENT_SECRET`, `${service}_CLIENT_ID`, "");
    }
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
  /** Who sends mails, and from whom; null: nobody does. */
  readonly postOffice: PostOffice | null;
  /** What services whose logins open accounts know this site by. */
  readonly serviceKeys: ServiceKeys;
  /** Where the metrics are served, apart from the pages; null: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Whether pages can be asked for under /en-XA, in a language that shows what is not translated or too narrow. */
  readonly pseudoLanguage: boolean;
  /** Whether bots let a moment pass before they answer, as people do. */
  readonly botDelay: boolean;
}

export type EnvironmentCheck =
  | { readonly ok: true; readonly value: Environment }
  | { readonly ok: false; readonly error: readonly string[] };

const keyOf = (service: Service, id: string | undefined, secret: string | undefined): ServiceKeys =>
  id !== undefined && secret !== undefined ? { [service]: { id, secret } } : {};

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
      postOffice: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
      serviceKeys: {
        ...keyOf("google", env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
        ...keyOf("github", env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET),
        ...keyOf("discord", env.DISCORD_CLIENT_ID, env.DISCORD_CLIENT_SECRET),
      },
      metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
      pseudoLanguage: env.PSEUDO_LANGUAGE === "on",
      botDelay: env.BOT_DELAY === "on",
    },
  };
}
