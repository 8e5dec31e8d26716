/** What the code of one folder may import. A file's most specific folder counts; its own folder is always allowed. */
export interface Row {
  readonly folder: string;
  /** Folders of ours, or single files. */
  readonly may: readonly string[];
  /** Folders of ours of which only types may be imported. */
  readonly types?: readonly string[];
  /** Said when an import is not allowed: where such code belongs. */
  readonly home: string;
}

const COMPONENT_SERVICES = ["lib/protocol", "lib/i18n", "components/ui", "lib/realtime/client"];

export const ROWS: readonly Row[] = [
  {
    folder: "lib/engine/core",
    may: [],
    home: "what one game needs lives in lib/engine/<game>; input and output live outside the engine",
  },
  {
    folder: "lib/engine/opensky",
    may: ["lib/engine/core"],
    home: "what two games share lives in lib/engine/core; what needs a server, a page or a clock, outside the engine",
  },
  { folder: "lib/engine/bench", may: ["lib/engine"], home: "benches of other parts live beside them" },
  {
    folder: "lib/protocol",
    may: [],
    types: ["lib/engine"],
    home: "the protocol only describes what crosses the wire; rules live in lib/engine, a table's life in lib/rooms",
  },
  {
    folder: "lib/rooms",
    may: ["lib/engine", "lib/protocol"],
    home: "rooms name what they need as ports; lib/db and lib/realtime/server implement them, lib/server joins them",
  },
  {
    folder: "lib/realtime/server",
    may: ["lib/rooms", "lib/protocol", "lib/auth", "lib/engine/core/result"],
    types: ["lib/engine"],
    home: "rules live in lib/engine, a table's life in lib/rooms, storage in lib/db",
  },
  {
    folder: "lib/realtime/client",
    may: ["lib/engine", "lib/protocol"],
    home: "what the browser shows lives in components; what the server does in lib/rooms and lib/realtime/server",
  },
  {
    folder: "lib/db",
    may: ["lib/protocol"],
    types: ["lib/rooms", "lib/engine", "lib/auth", "lib/ratings", "lib/history"],
    home: "the store implements the services' ports; what decides lives in lib/rooms or in a service",
  },
  {
    folder: "lib/bots/policies",
    may: ["lib/engine"],
    home: "a policy is pure; what plays a seat lives in lib/bots/runner",
  },
  {
    folder: "lib/bots/runner",
    may: ["lib/bots/policies", "lib/engine", "lib/rooms", "lib/protocol"],
    home: "a bot is a player like others: it goes through lib/rooms",
  },
  {
    folder: "lib/bots/ladder",
    may: ["lib/bots/policies", "lib/engine"],
    home: "the ladder plays policies against each other on the bare engine; what plays at a table is lib/bots/runner",
  },
  { folder: "lib/ratings", may: ["lib/protocol"], home: "ratings are pure maths; storage lives in lib/db" },
  { folder: "lib/history", may: ["lib/protocol", "lib/engine"], home: "storage lives in lib/db" },
  {
    folder: "lib/auth",
    may: ["lib/protocol", "lib/db", "lib/i18n"],
    types: ["lib/mail"],
    home: "a table's life lives in lib/rooms, sockets in lib/realtime/server",
  },
  { folder: "lib/mail", may: ["lib/db", "lib/i18n"], home: "who gets which mail is decided in lib/auth/accounts" },
  {
    folder: "lib/i18n",
    may: ["lib/protocol/display-name"],
    home: "catalogues and formatting know no other part, but that names are given in one language and shown in another",
  },
  {
    folder: "lib/i18n/request.ts",
    may: ["lib/i18n", "lib/auth/current-language"],
    home: "who reads a page, and in which language, is found out in lib/auth/current-language.ts",
  },
  {
    folder: "lib/jobs",
    may: ["lib/protocol", "lib/rooms", "lib/history", "lib/ratings"],
    home: "a job calls services; storage lives in lib/db",
  },
  { folder: "lib/server", may: ["lib"], home: "pages live in app, what they show in components" },
  { folder: "lib/testing", may: ["lib", "components", "app", "e2e"], home: "helpers of journeys live in e2e/support" },
  {
    folder: "app",
    may: ["components", "lib/protocol", "lib/i18n", "lib/auth", "lib/db", "lib/history", "lib/mail", "lib/ratings"],
    types: ["lib/engine"],
    home: "a page authenticates, fetches a plain object and renders; what a table does lives in lib/rooms",
  },
  {
    folder: "components/ui",
    may: [],
    home: "a primitive knows nothing of ours; what knows the game lives in components/games",
  },
  {
    folder: "components/games",
    may: ["lib/engine", "lib/bots/policies", "components/language", ...COMPONENT_SERVICES],
    home: "pages hand plain objects down; what is stored lives in lib/db, what crosses the wire in lib/realtime/client",
  },
  {
    folder: "components/check",
    may: ["components", "lib/engine", "lib/history", ...COMPONENT_SERVICES],
    home: "what a check concludes lives in lib/history; what is stored in lib/db",
  },
  {
    folder: "components/replay",
    may: ["components", "lib/engine", "lib/history", ...COMPONENT_SERVICES],
    home: "what a game looks like at one place of its log lives in lib/history; what is stored in lib/db",
  },
  {
    folder: "components/history",
    may: ["components", "lib/engine", "lib/history", ...COMPONENT_SERVICES],
    home: "what a list asks for lives in lib/history; what is stored in lib/db",
  },
  {
    folder: "components/account",
    may: ["components", ...COMPONENT_SERVICES],
    types: ["lib/auth"],
    home: "what may be done with an account is decided in lib/auth/accounts; pages hand actions down",
  },
  {
    folder: "components/leaderboards",
    may: ["components", "lib/ratings", ...COMPONENT_SERVICES],
    home: "what a rating is lives in lib/ratings; what is stored in lib/db",
  },
  {
    folder: "components/profile",
    may: ["components", "lib/ratings", ...COMPONENT_SERVICES],
    home: "what a rating is lives in lib/ratings; what is stored in lib/db",
  },
  {
    folder: "components",
    may: ["components", "lib/engine", ...COMPONENT_SERVICES],
    home: "pages hand plain objects down; what is stored lives in lib/db, what crosses the wire in lib/realtime/client",
  },
  { folder: "e2e", may: [], home: "journeys go through the page as players do; unit tests live beside the code" },
];

/** A package that only some folders may name. */
export interface PackageRow {
  readonly packages: RegExp;
  readonly only: readonly string[];
  readonly home: string;
}

export const PACKAGES: readonly PackageRow[] = [
  { packages: /^@prisma\//, only: ["lib/db"], home: "lib/db is the only place that names Prisma" },
  { packages: /^socket\.io$/, only: ["lib/realtime/server"], home: "lib/realtime/server speaks to sockets" },
  { packages: /^socket\.io-client$/, only: ["lib/realtime/client"], home: "lib/realtime/client speaks to the server" },
  {
    packages: /^(react|react-dom|next|next-intl)(\/|$)/,
    only: ["app", "components", "lib/realtime/client", "lib/i18n", "lib/auth", "lib/server"],
    home: "what React renders lives in components, pages in app",
  },
];

/** Packages that the pure engine may name; everything else, Node included, stays outside. */
export const ENGINE_PACKAGES = /^@noble\/hashes\//;
export const PURE_FOLDERS: readonly string[] = ["lib/engine/core", "lib/engine/opensky", "lib/bots/policies"];
