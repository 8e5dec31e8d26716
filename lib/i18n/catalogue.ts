import account from "./messages/en/account.json";
import api from "./messages/en/api.json";
import bots from "./messages/en/bots.json";
import chat from "./messages/en/chat.json";
import check from "./messages/en/check.json";
import cities from "./messages/en/cities.json";
import create from "./messages/en/create.json";
import errors from "./messages/en/errors.json";
import games from "./messages/en/games.json";
import glossary from "./messages/en/glossary.json";
import hero from "./messages/en/hero.json";
import history from "./messages/en/history.json";
import home from "./messages/en/home.json";
import language from "./messages/en/language.json";
import lost from "./messages/en/lost.json";
import mail from "./messages/en/mail.json";
import openskyAccess from "./messages/en/opensky-access.json";
import openskyFrame from "./messages/en/opensky-frame.json";
import openskyInsight from "./messages/en/opensky-insight.json";
import openskyHints from "./messages/en/opensky-hints.json";
import openskyLog from "./messages/en/opensky-log.json";
import openskyMap from "./messages/en/opensky-map.json";
import openskyMoments from "./messages/en/opensky-moments.json";
import openskyRuleErrors from "./messages/en/opensky-rule-errors.json";
import openskyRuleLinks from "./messages/en/opensky-rule-links.json";
import openskyTray from "./messages/en/opensky-tray.json";
import outbox from "./messages/en/outbox.json";
import players from "./messages/en/players.json";
import ratings from "./messages/en/ratings.json";
import replay from "./messages/en/replay.json";
import room from "./messages/en/room.json";
import rules from "./messages/en/rules.json";
import rulesMore from "./messages/en/rules-more.json";
import site from "./messages/en/site.json";
import solo from "./messages/en/solo.json";
import tutorial from "./messages/en/tutorial.json";

/** The English messages by file name: they tell which there are in every language. messages.ts reads the others. */
export const catalogue = {
  en: {
    account,
    api,
    bots,
    chat,
    check,
    cities,
    create,
    errors,
    games,
    glossary,
    hero,
    history,
    home,
    language,
    lost,
    mail,
    "opensky-access": openskyAccess,
    "opensky-frame": openskyFrame,
    "opensky-insight": openskyInsight,
    "opensky-hints": openskyHints,
    "opensky-log": openskyLog,
    "opensky-map": openskyMap,
    "opensky-moments": openskyMoments,
    "opensky-rule-errors": openskyRuleErrors,
    "opensky-rule-links": openskyRuleLinks,
    "opensky-tray": openskyTray,
    outbox,
    players,
    ratings,
    replay,
    room,
    rules,
    "rules-more": rulesMore,
    site,
    solo,
    tutorial,
  },
} as const;

export type Namespace = keyof (typeof catalogue)["en"];

/** What a table's page needs from its first player to its final score. */
export const TABLE_MESSAGES: readonly Namespace[] = [
  "site",
  "errors",
  "room",
  "bots",
  "chat",
  "create",
  "opensky-access",
  "opensky-frame",
  "opensky-insight",
  "opensky-hints",
  "opensky-log",
  "opensky-map",
  "opensky-moments",
  "opensky-rule-errors",
  "opensky-rule-links",
  "opensky-tray",
];

/** The words of a table that is played on. */
const PLAYED: readonly Namespace[] = [
  "opensky-access",
  "opensky-frame",
  "opensky-hints",
  "opensky-insight",
  "opensky-log",
  "opensky-map",
  "opensky-moments",
  "opensky-rule-errors",
  "opensky-rule-links",
  "opensky-tray",
];

/** What the tutorial needs: the table's words, without those of its room. */
export const TUTORIAL_MESSAGES: readonly Namespace[] = [
  "site",
  "errors",
  "tutorial",
  ...PLAYED,
];

/** What a game on one device needs: the choices before it and the table's words, without those of its room. */
export const SOLO_MESSAGES: readonly Namespace[] = [
  "site",
  "language",
  "glossary",
  "rules-more",
  "errors",
  "bots",
  "solo",
  "create",
  ...PLAYED,
];

/** What a replay needs: the table's words but those of its players' choices. */
export const REPLAY_MESSAGES: readonly Namespace[] = [
  "site",
  "errors",
  "history",
  "replay",
  "bots",
  "check",
  "opensky-frame",
  "opensky-log",
  "opensky-map",
];
