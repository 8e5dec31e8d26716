import account from "./messages/en/account.json";
import api from "./messages/en/api.json";
import chat from "./messages/en/chat.json";
import check from "./messages/en/check.json";
import create from "./messages/en/create.json";
import errors from "./messages/en/errors.json";
import games from "./messages/en/games.json";
import hero from "./messages/en/hero.json";
import history from "./messages/en/history.json";
import home from "./messages/en/home.json";
import mail from "./messages/en/mail.json";
import openskyFrame from "./messages/en/opensky-frame.json";
import openskyLog from "./messages/en/opensky-log.json";
import openskyMap from "./messages/en/opensky-map.json";
import openskyRuleErrors from "./messages/en/opensky-rule-errors.json";
import openskyTray from "./messages/en/opensky-tray.json";
import players from "./messages/en/players.json";
import ratings from "./messages/en/ratings.json";
import replay from "./messages/en/replay.json";
import room from "./messages/en/room.json";
import rules from "./messages/en/rules.json";
import site from "./messages/en/site.json";

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
    hero,
    history,
    home,
    mail,
    "opensky-frame": openskyFrame,
    "opensky-log": openskyLog,
    "opensky-map": openskyMap,
    "opensky-rule-errors": openskyRuleErrors,
    "opensky-tray": openskyTray,
    players,
    ratings,
    replay,
    room,
    rules,
    site,
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
