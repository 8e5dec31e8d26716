import { expect, test } from "vitest";
import { readEnvironment } from "./environment";

const SECRET = "0123456789abcdef0123456789abcdef";

test("an empty environment is a server of one's own on port 3000", () => {
  expect(readEnvironment({ PORT: "" })).toEqual({
    ok: true,
    value: {
      production: false,
      port: 3000,
      host: "0.0.0.0",
      databaseUrl: null,
      dataFolder: "data",
      publicUrl: null,
      secret: null,
      redisUrl: null,
      trustedProxies: 0,
      logLevel: "info",
      postOffice: null,
      serviceKeys: {},
      metrics: null,
      pseudoLanguage: false,
      botDelay: true,
    },
  });
});

test("each wrong variable gets one line that names it", () => {
  const checked = readEnvironment({
    PORT: "many",
    DATABASE_URL: "mysql://x/y",
    PUBLIC_URL: "opensky",
    NEXTAUTH_SECRET: "x",
    REDIS_URL: "http://x",
    TRUST_PROXY: "yes",
    LOG_LEVEL: "loud",
    METRICS_PORT: "-1",
  });
  expect(checked).toEqual({
    ok: false,
    error: [
      "PORT: a number from 0 to 65535",
      "DATABASE_URL: an address as postgresql://user:password@host:5432/database",
      "PUBLIC_URL: an address as https://opensky.example",
      "NEXTAUTH_SECRET: at least 32 characters",
      "REDIS_URL: an address as redis://host:6379",
      "TRUST_PROXY: how many proxies stand in front, from 0 to 9",
      "LOG_LEVEL: fatal, error, warn, info, debug, silent",
      expect.stringMatching(/^METRICS_PORT: /),
    ],
  });
});

test("a database of one's own needs a secret, the same for every server", () => {
  const DATABASE_URL = "postgresql://localhost/opensky";
  expect(readEnvironment({ DATABASE_URL })).toMatchObject({
    ok: false,
    error: [expect.stringMatching(/^NEXTAUTH_SECRET: needed beside DATABASE_URL/)],
  });
  expect(readEnvironment({ DATABASE_URL, NEXTAUTH_SECRET: SECRET })).toMatchObject({ ok: true });
});

test("Redis joins servers of one Postgres, not of the embedded database", () => {
  expect(readEnvironment({ REDIS_URL: "redis://localhost" })).toMatchObject({
    ok: false,
    error: [expect.stringMatching(/^REDIS_URL: .*DATABASE_URL/)],
  });
});

test("mails need a sender and the site's address, keys of services come in pairs", () => {
  expect(readEnvironment({ SMTP_URL: "smtp://localhost", GITHUB_CLIENT_ID: "x", GOOGLE_CLIENT_SECRET: "y" })).toEqual({
    ok: false,
    error: [
      expect.stringMatching(/^MAIL_FROM: needed beside SMTP_URL/),
      expect.stringMatching(/^PUBLIC_URL: needed beside SMTP_URL/),
      "GOOGLE_CLIENT_ID: needed beside GOOGLE_CLIENT_SECRET",
      "GITHUB_CLIENT_SECRET: needed beside GITHUB_CLIENT_ID",
    ],
  });
  const mail = { SMTP_URL: "smtps://u:p@mail.example", MAIL_FROM: "OpenSky <post@x.example>", PUBLIC_URL: "https://x.example" };
  expect(readEnvironment({ ...mail, DISCORD_CLIENT_ID: "a", DISCORD_CLIENT_SECRET: "b" })).toMatchObject({
    ok: true,
    value: {
      postOffice: { url: mail.SMTP_URL, from: mail.MAIL_FROM },
      serviceKeys: { discord: { id: "a", secret: "b" } },
    },
  });
});
