import account from "./messages/en/account.json";
import api from "./messages/en/api.json";
import chat from "./messages/en/chat.json";
import check from "./messages/en/check.json";
import create from "./messages/en/create.json";
import errors from "./messages/en/errors.json";
import games from "./messages/en/games.json";
import history from "./messages/en/history.json";
import home from "./messages/en/home.json";
import lost from "./messages/en/lost.json";
import mail from "./messages/en/mail.json";
import openskyFrame from "./messages/en/opensky-frame.json";
import openskyHints from "./messages/en/opensky-hints.json";
import openskyLog from "./messages/en/opensky-log.json";
import openskyMap from "./messages/en/opensky-map.json";
import openskyRuleErrors from "./messages/en/opensky-rule-errors.json";
import openskyTray from "./messages/en/opensky-tray.json";
import outbox from "./messages/en/outbox.json";
import players from "./messages/en/players.json";
import ratings from "./messages/en/ratings.json";
import replay from "./messages/en/replay.json";
import room from "./messages/en/room.json";
import rules from "./messages/en/rules.json";
import rulesMore from "./messages/en/rules-more.json";
import site from "./messages/en/site.json";
import tutorial from "./messages/en/tutorial.json";

/** All messages by language and file name. */
export const catalogue = {
  en: {
    account,
    api,
    chat,
    check,
    create,
    errors,
    games,
    history,
    home,
    lost,
    mail,
    "opensky-frame": openskyFrame,
    "opensky-hints": openskyHints,
    "opensky-log": openskyLog,
    "opensky-map": openskyMap,
    "opensky-rule-errors": openskyRuleErrors,
    "opensky-tray": openskyTray,
    outbox,
    players,
    ratings,
    replay,
    room,
    rules,
    "rules-more": rulesMore,
    site,
    tutorial,
  },
} as const;

export type Namespace = keyof (typeof catalogue)["en"];

/** What a table's page needs from its first player to its final score. */
export const TABLE_MESSAGES: readonly Namespace[] = [
  "site",
  "errors",
  "room",
  "chat",
  "create",
  "opensky-frame",
  "opensky-hints",
  "opensky-log",
  "opensky-map",
  "opensky-rule-errors",
  "opensky-tray",
];

/** What the tutorial needs: the table's words, without those of its room. */
export const TUTORIAL_MESSAGES: readonly Namespace[] = [
  "site",
  "errors",
  "tutorial",
  "opensky-frame",
  "opensky-log",
  "opensky-map",
  "opensky-rule-errors",
  "opensky-tray",
];

/** What a replay needs: the table's words but those of its players' choices. */
export const REPLAY_MESSAGES: readonly Namespace[] = [
  "site",
  "errors",
  "history",
  "replay",
  "check",
  "opensky-frame",
  "opensky-log",
  "opensky-map",
];
/** Languages that a user may choose. */
export const LOCALES: readonly string[] = Object.keys(catalogue);
