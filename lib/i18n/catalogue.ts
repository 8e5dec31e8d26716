import create from "./messages/en/create.json";
import games from "./messages/en/games.json";
import home from "./messages/en/home.json";
import openskyFrame from "./messages/en/opensky-frame.json";
import openskyLog from "./messages/en/opensky-log.json";
import openskyMap from "./messages/en/opensky-map.json";
import room from "./messages/en/room.json";
import site from "./messages/en/site.json";

/** All messages by language and file name. */
export const catalogue = {
  en: {
    create,
    games,
    home,
    "opensky-frame": openskyFrame,
    "opensky-log": openskyLog,
    "opensky-map": openskyMap,
    room,
    site,
  },
} as const;

export type Namespace = keyof (typeof catalogue)["en"];
